import type { Target } from './browser.ts'

/** What tests look for, by what a person calls it. `within` narrows it to a part of the page. */

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
/** Next Step is a link where there is nothing to save. */
export const onwards = (name: Name): Target => ({ css: 'button,a[href]', name })
export const field = (name: Name, within?: string): Target => ({
  css: in_(within, 'input,textarea,select'),
  name,
})
/** What is pressed of a radio or a checkbox. */
export const choice = (name: Name, within?: string): Target => ({ css: in_(within, 'label'), name })
export const heading = (name: Name, within?: string): Target => ({ css: in_(within, 'h1,h2,h3'), name })

/** The dialog that is open, for `within`. */
export const DIALOG = 'dialog[open]'

/** For the message of a test that waited in vain. */
export const inWords = ({ css, name }: Target): string => (name === undefined ? css : `${css} named ${name}`)
