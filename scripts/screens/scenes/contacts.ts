import { errors } from '#languages/en/calls/errors.ts'
import type { Scene, SceneContext } from '../scene.ts'
import { withoutName } from './answers.ts'
import { of } from './paths.ts'

/** The contacts of a memorial, each saved as soon as it is changed. */

const edit = async (at: SceneContext, email: string) => {
  await at.button('Edit {who}', { who: '' }).click()
  await at.field('Email').fill(email)
}

/** The second contact of a whole life, who has been invited. */
const inviteAgain = ({ page, say }: SceneContext) =>
  page
    .getByRole('button')
    .filter({ hasText: say('Resend Invite') })
    .first()
    .click()

export const contactScenes: Scene[] = [
  {
    part: 'editing',
    name: 'a contact, edited',
    who: 'long',
    path: of('edit-contacts-share', 'long'),
    act: (at) => at.named('button', at.say('Edit {who}', { who: '' })).click(),
  },
  {
    part: 'editing',
    name: 'contacts, whom invitations are from',
    who: 'long',
    path: of('edit-contacts-share', 'long'),
    before: withoutName,
    act: (at) => at.field('Who are the invitations from?').fill('Claire Hollis'),
  },
  {
    part: 'editing',
    name: 'a contact, edited to somebody else',
    who: 'long',
    path: of('edit-contacts-share', 'long'),
    act: (at) => edit(at, 'somebody.else@example.org'),
  },
  {
    part: 'editing',
    name: 'contacts, many at once',
    who: 'whole',
    path: of('edit-contacts-share', 'whole'),
    act: async (at) => {
      await at.button('Add many at once').click()
      await at.field('Quick Import').fill('tom@example.com, lunch on Friday')
      await at.button('Import Contacts').click()
    },
  },
  {
    part: 'editing',
    name: 'the link, changed',
    who: 'long',
    path: of('edit-contacts-share', 'long'),
    act: (at) => at.button('Change the link').click(),
  },
  {
    part: 'editing',
    name: 'a contact, edited to what another one is',
    who: 'whole',
    path: of('edit-contacts-share', 'whole'),
    act: async (at) => {
      await edit(at, 'tom@example.com')
      await at.button('Save').click()
      await at.page.getByRole('alert').first().waitFor()
    },
  },
  {
    part: 'editing',
    name: 'a contact, to be removed',
    who: 'whole',
    path: of('edit-contacts-share', 'whole'),
    act: async (at) => {
      await at.button('Edit {who}', { who: '' }).click()
      await at.button('Remove').click()
      await at.dialog().waitFor()
    },
  },
  {
    part: 'editing',
    name: 'an invitation that was not sent',
    who: 'whole',
    path: of('edit-contacts-share', 'whole'),
    act: async (at) => {
      await at.lose('**/memorial/resend-invite')
      await inviteAgain(at)
      await at.page
        .getByRole('button')
        .filter({ hasText: at.say('Why?') })
        .click()
    },
  },
  {
    part: 'editing',
    name: 'an invitation, too soon after the last',
    who: 'whole',
    path: of('edit-contacts-share', 'whole'),
    act: async (at) => {
      await inviteAgain(at)
      await at.page.getByRole('alert').first().waitFor()
    },
  },
  {
    part: 'editing',
    name: 'an invitation to a private memorial',
    who: 'long',
    path: of('edit-contacts-share', 'long'),
    act: async (at) => {
      const refusal = { code: 'INVITE_PRIVATE', msg: errors.INVITE_PRIVATE }
      await at.answer('**/memorial/resend-invite', refusal, 409)
      await at.page
        .getByRole('button')
        .filter({ hasText: at.say('Send Invite') })
        .first()
        .click()
      await at.page.getByRole('alert').first().waitFor()
    },
  },
  {
    part: 'editing',
    name: 'the link, taken by another memorial',
    who: 'whole',
    path: of('edit-contacts-share', 'whole'),
    act: async (at) => {
      await at.button('Change the link').click()
      await at.field('Last part of the link').fill(at.fixtures.bare.shareSlug)
      await at.button('Save the link').click()
      await at.page.getByRole('alert').first().waitFor()
    },
  },
  {
    part: 'editing',
    name: 'contacts, none found while one is edited',
    who: 'long',
    path: of('edit-contacts-share', 'long'),
    act: async (at) => {
      await at.button('Edit {who}', { who: '' }).click()
      await at.field('Find a contact').fill('nobody is called this')
      await at.button('Show everybody again').waitFor()
    },
  },
]
