/** Scrolls to a photo and focuses what can be done about it: Retry if it is offered, else Remove. */
export function focusPhoto(id: string): void {
  const tile = document.querySelector(`[data-photo="${CSS.escape(id)}"]`)
  const button =
    tile?.querySelector<HTMLElement>('[data-retry]') ?? tile?.querySelector<HTMLElement>('[data-remove]')
  button?.focus()
}

/** Does the same for the first photo with an error. */
export function focusFirstFailed(): void {
  const id = document.querySelector<HTMLElement>('[data-photo][data-failed]')?.dataset.photo
  if (id !== undefined) focusPhoto(id)
}
