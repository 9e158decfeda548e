import type { FoundFact } from '#contract/before-sharing.ts'
import type { SharedPlace } from '#contract/private-facts.ts'

const screens: Record<SharedPlace, string> = {
  MESSAGE: '/memorial/edit-message',
  STORY: '/memorial/edit-stories',
  CAPTION: '/memorial/edit-photos',
  ADDRESS: '/memorial/edit-details',
  DETAILS: '/memorial/edit-details',
  BIRTH_DATE: '/memorial/edit-details',
  EVENT: '/memorial/programme',
}

/** The screen where it can be changed, at its field (`use-field-in-address`). */
export const pathOf = ({ place, uuid }: Pick<FoundFact, 'place' | 'uuid'>): string =>
  `${screens[place]}#${uuid === null ? place : `${place}-${uuid}`}`
