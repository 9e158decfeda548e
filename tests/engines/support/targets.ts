import type { Target } from './browser.ts'

/** Targets by role and name. `within` limits them to a part of the page. */

type Name = string | RegExp

const in_ = (within: string | undefined, tags: string) =>
  tags
    .split(',')
    .map((tag) => (within ? `${within} ${tag}` : tag))
    .join(',')

export const button = (name: Name, within?: string): Target => ({
  css: in_(within, 'button,[role=button]'),
  name,
})
export const link = (name: Name, within?: string): Target => ({ css: in_(within, 'a[href]'), name })
/** Next Step is a button, or a link where nothing has to be saved. */
export const onwards = (name: Name): Target => ({ css: 'button,a[href]', name })
export const field = (name: Name, within?: string): Target => ({
  css: in_(within, 'input,textarea,select'),
  name,
})
/** The label of a radio or checkbox, which is what people press. */
export const choice = (name: Name, within?: string): Target => ({ css: in_(within, 'label'), name })
export const heading = (name: Name, within?: string): Target => ({ css: in_(within, 'h1,h2,h3'), name })

/** The open dialog, for `within`. */
export const DIALOG = 'dialog[open]'

/** Describes a target in error messages. */
export const inWords = ({ css, name }: Target): string => (name === undefined ? css : `${css} named ${name}`)
