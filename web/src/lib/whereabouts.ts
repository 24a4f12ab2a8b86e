// The worker that shows notifications asks every page where it is: a press leads to one that is there already.
if ('serviceWorker' in navigator) {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === 'where') ports[0]?.postMessage(location.href);
  });
}
