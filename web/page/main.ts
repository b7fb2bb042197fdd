/** What runs in the page. */
import './app/app.js';

// Only a page that is served can be kept for later; where it is not, it works without.
if ('serviceWorker' in navigator) navigator.serviceWorker.register('./offline.js').catch(() => {});
