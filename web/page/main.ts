/** Entry of the page. */
import './app/app.component.js';

// Only a page that is served can be kept for later; where it is not, it works without.
// All files are fetched for that: later, when somebody can play already.
if ('serviceWorker' in navigator)
  setTimeout(async () => {
    try {
      await navigator.serviceWorker.register('./offline.js');
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage(document.documentElement.lang);
    } catch {}
  }, 2000);
