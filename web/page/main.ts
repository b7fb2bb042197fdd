/** Entry of the page. */
import './app/app.component.js';

// Only a served page can be cached; opened as a file, it works without a cache. `sudoku open` marks the page that it
// serves, which needs none. The service worker fetches all files, so it starts when the user can already play.
if ('serviceWorker' in navigator && !document.querySelector('meta[name="served-by"]'))
  setTimeout(async () => {
    try {
      await navigator.serviceWorker.register('./offline.js');
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage('learn');
    } catch {}
  }, 2000);
