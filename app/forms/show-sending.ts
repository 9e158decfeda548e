/** Milliseconds after which a form says that it is being sent. */
const SLOW = 400

/** Shows that a form is being sent: in its button (ui/Button.module.css) and to screen readers. Returns what ends it. */
export function showSending(form: HTMLFormElement, delay = SLOW): () => void {
  const status = Object.assign(document.createElement('p'), { className: 'visually-hidden' })
  status.setAttribute('role', 'status')
  // Not beside the form: what an island is hydrated from stays as it came.
  document.body.append(status)
  // Added after the empty region exists, so that it is announced.
  const timer = setTimeout(() => {
    form.dataset.pressed = ''
    status.append(form.querySelector<HTMLElement>('[data-coming]')?.dataset.coming ?? '')
  }, delay)
  return () => {
    clearTimeout(timer)
    delete form.dataset.pressed
    status.remove()
  }
}
