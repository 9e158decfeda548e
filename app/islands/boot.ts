type Mount = typeof import('./mount.tsx')

let loading: Promise<Mount> | undefined
let alive = false

const load = () => {
  loading ??= import('./mount.tsx').then(async (mount) => {
    await mount.mountAll()
    alive = true
    return mount
  })
  return loading
}

const within = (event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null

/**
 * Waits for the first sign of interest, then loads React and wakes the islands. Until then, and if loading
 * fails, links and forms work as plain HTML.
 */
export function boot() {
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(
      sign,
      (event) => {
        if (within(event, '[data-island],[data-photo]')) void load()
      },
      { passive: true, capture: true },
    )

  addEventListener('click', (event) => {
    const photo = within(event, 'a[data-photo]')
    if (!(photo instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    load().then(
      (mount) => mount.openPhoto(photo),
      () => location.assign(photo.href),
    )
  })

  // Sent before its island is alive: wait, then send again.
  addEventListener(
    'submit',
    (event) => {
      const form = within(event, '[data-island] form')
      if (!(form instanceof HTMLFormElement) || alive) return
      event.preventDefault()
      event.stopPropagation()
      load().then(
        () => form.requestSubmit(),
        () => form.submit(),
      )
    },
    true,
  )

  // A reader who has been here before has a menu, and answers of their own to see.
  if (hasToken()) void load()
}

function hasToken() {
  try {
    return localStorage.getItem('apiToken') !== null
  } catch {
    return false
  }
}
