/** Entry of the page. */
import './app/app.component.js';

// Only a served page can be cached; elsewhere it works without a cache. The cache fetches all files, so it starts
// later, when the user can play already.
if ('serviceWorker' in navigator)
  setTimeout(async () => {
    try {
      await navigator.serviceWorker.register('./offline.js');
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage(document.documentElement.lang);
    } catch {}
  }, 2000);
