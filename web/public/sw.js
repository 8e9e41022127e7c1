// Shows that it is my turn when no page is open. It keeps nothing and answers for no page: without it
// everything works.
self.addEventListener('push', (event) => {
  const { title, text, url, table } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      icon: '/icon.svg',
      // One note for each table: a newer one takes its place.
      tag: table,
      data: { url },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url } = event.notification.data
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const there = pages.find(
        (page) => new URL(page.url).pathname === new URL(url, self.location.origin).pathname,
      )
      return there ? there.focus() : self.clients.openWindow(url)
    }),
  )
})
