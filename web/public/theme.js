// Before the first paint, so that nothing flashes. A first visit follows the system.
try {
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  document.documentElement.dataset.theme = localStorage.getItem('theme') ?? system
} catch {}
