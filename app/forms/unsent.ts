/**
 * What was typed into a visitor's form and has not arrived yet stays on this device for a month: a reload, or a phone
 * without a network, loses nothing. It stands in the form again when the page is opened.
 */
const KEY = 'unsent'
const MONTH = 30 * 24 * 60 * 60 * 1000

type Fields = [name: string, value: string][]
type Unsent = Record<string, { at: number; fields: Fields }>

/** A form that holds something else gets another name: its words are kept apart. */
const nameUnsent = (form: HTMLFormElement): string =>
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
  const isTyped = fields.some(([, value]) => value !== '')
  const all: Unsent = isTyped ? { ...others, [nameUnsent(form)]: { at: Date.now(), fields } } : others
  try {
    if (Object.keys(all).length > 0) localStorage.setItem(KEY, JSON.stringify(all))
    else localStorage.removeItem(KEY)
  } catch {
    // It stays in the form until the page is left.
  }
}

/** What a person fills in: hidden fields are the form's own, and an island keeps its own. */
const fieldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input, textarea')].filter(
    ({ type, name, parentElement }) =>
      name !== '' && type !== 'hidden' && type !== 'file' && !parentElement?.closest('[data-island]'),
  )

const isChoice = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox'

/** Several fields with one name say what each is of. */
const keyOf = ({ name, dataset }: HTMLInputElement) => (dataset.of ? `${name} ${dataset.of}` : name)

const typedIn = (form: HTMLFormElement): Fields =>
  fieldsOf(form)
    .filter((field) => !isChoice(field) || field.checked)
    .map((field) => [keyOf(field), field.value])

/** Whether something was typed before this was there; what the page came with was not. */
export const isTypedIn = (form: HTMLFormElement): boolean =>
  fieldsOf(form).some((field) =>
    isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue,
  )

/** Keeps what stands in the form. */
export const keepUnsent = (form: HTMLFormElement): void => write(form, typedIn(form))

/** It arrived, or nobody wants it any more. */
export const forgetUnsent = (form: HTMLFormElement): void => write(form, [])

/** What has arrived is not asked for any more. */
export function forgetArrived(card: HTMLElement, answered: HTMLElement) {
  const open = [...answered.querySelectorAll('form')].map(nameUnsent)
  for (const form of card.querySelectorAll('form')) if (!open.includes(nameUnsent(form))) forgetUnsent(form)
}

/** Writes what was kept into the form; false if nothing was. */
export function restoreUnsent(form: HTMLFormElement): boolean {
  const kept = read()[nameUnsent(form)]
  if (!kept) return false
  for (const field of fieldsOf(form)) {
    const own = kept.fields.filter(([key]) => key === keyOf(field))
    if (field.type === 'checkbox' || (field.type === 'radio' && own.length > 0))
      field.checked = own.some(([, value]) => value === field.value)
    else if (own[0]) field.value = own[0][1]
  }
  return true
}
