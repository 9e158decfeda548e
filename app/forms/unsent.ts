/**
 * What was typed into a visitor's form and has not arrived yet stays on this device for a month: a reload, or a phone
 * without a network, loses nothing. It stands in the form again when the page is opened.
 */
const KEY = 'unsent'
const MONTH = 30 * 24 * 60 * 60 * 1000

type Fields = [name: string, value: string][]
type Unsent = Record<string, { at: number; fields: Fields }>

/** A form that holds something else gets another name: its words are kept apart. */
export const nameUnsent = (form: HTMLFormElement): string =>
  `${new URL(form.action).pathname} ${form.getAttribute('name') ?? form.id}`

function read(): Unsent {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Unsent
    return Object.fromEntries(Object.entries(all).filter(([, { at }]) => Date.now() - at < MONTH))
  } catch {
    return {}
  }
}

function write(form: HTMLFormElement, fields: Fields) {
  const { [nameUnsent(form)]: _, ...others } = read()
  const all: Unsent =
    fields.length > 0 ? { ...others, [nameUnsent(form)]: { at: Date.now(), fields } } : others
  try {
    if (Object.keys(all).length > 0) localStorage.setItem(KEY, JSON.stringify(all))
    else localStorage.removeItem(KEY)
  } catch {
    // It stays in the form until the page is left.
  }
}

/** Hidden fields are the form's own, and an island keeps its own. */
const typedIn = (form: HTMLFormElement): Fields =>
  [...new FormData(form)].filter(
    (field): field is [string, string] =>
      typeof field[1] === 'string' &&
      field[1] !== '' &&
      !form.querySelector(`:is([type=hidden], [data-island] *)[name="${CSS.escape(field[0])}"]`),
  )

/** Whether something was typed before this was there; what the page came with was not. */
export const isTypedIn = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>('input, textarea')].some((field) =>
    field.type === 'radio' || field.type === 'checkbox'
      ? field.checked !== field.defaultChecked
      : field.type !== 'hidden' && field.value !== field.defaultValue,
  )

/** Keeps what stands in the form. */
export const keepUnsent = (form: HTMLFormElement): void => write(form, typedIn(form))

/** It arrived, or nobody wants it any more. */
export const forgetUnsent = (form: HTMLFormElement): void => write(form, [])

/** Writes what was kept into the form; false if nothing was. */
export function restoreUnsent(form: HTMLFormElement): boolean {
  const kept = read()[nameUnsent(form)]
  for (const [name, value] of kept?.fields ?? [])
    for (const field of form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`))
      if (field.type === 'radio' || field.type === 'checkbox') field.checked = field.value === value
      else if (field.type !== 'hidden') field.value = value
  return kept !== undefined
}
