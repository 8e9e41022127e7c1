// Before the first paint, so that nothing flashes.
try {
  document.documentElement.dataset.theme = localStorage.getItem('theme') ?? 'dark'
} catch {}
