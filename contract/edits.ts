import { z } from 'zod'
import { Contact, ContactInput } from './contacts.ts'
import { endpoint } from './endpoint.ts'
import { Email, hostCall, InMemorial, Timestamp, Uuid, Version } from './fields.ts'
import { FundsEdit } from './funds.ts'
import { HostRole } from './hosts.ts'
import { Book } from './keepsakes.ts'
import * as limits from './limits.ts'
import { Caption, PhotoDateInput } from './media.ts'
import { Memorial, StoryInput } from './memorials.ts'

/** The calls of the edit screens, each for one part of a memorial. */

/**
 * The version the editor began from: a save over a newer one is rejected with MEMORIAL_STALE and the present memorial.
 * Absent: overwrites the present state.
 */
const version = Version.nullish()

export const batchUpdatePhotos = endpoint({
  method: 'POST',
  path: '/memorial/photos/batch-update/:memorialUuid',
  summary:
    'Change captions, dates and order and remove photos in one step; photos not named stay as they are, behind',
  ...hostCall,
  body: z.object({
    photos: z
      .array(
        z.object({
          uuid: Uuid,
          title: Caption,
          /** When it was taken; null: the hosts say nothing. Absent: unchanged. */
          date: PhotoDateInput.nullish(),
        }),
      )
      .max(limits.memorial.photosMax),
    /** Deleting a removed photo is no error. */
    deletePhotoUuids: z.array(Uuid).max(limits.memorial.photosMax),
    version,
  }),
  reply: { memorial: Memorial },
  errors: ['MEMORIAL_STALE', 'MEDIA_NOT_FOUND', 'TOO_MUCH_TEXT'],
})

export const updateStories = endpoint({
  method: 'POST',
  path: '/memorial/stories/update/:memorialUuid',
  summary: 'Change, add and remove stories; the order is the one given',
  ...hostCall,
  body: z.object({
    stories: z.array(StoryInput).max(limits.memorial.storiesMax),
    deleteStoryUuids: z.array(Uuid).max(limits.memorial.storiesMax),
    version,
  }),
  reply: { memorial: Memorial },
  errors: ['MEMORIAL_STALE', 'TOO_MANY_STORIES', 'TOO_MUCH_TEXT'],
})

export const updateFunds = endpoint({
  method: 'POST',
  path: '/memorial/funds/update/:memorialUuid',
  summary: 'Change, add and remove donation funds; what was given to a removed one stays in the books',
  ...hostCall,
  body: FundsEdit.extend({ version }),
  reply: { memorial: Memorial },
  errors: ['MEMORIAL_STALE', 'TOO_MUCH_TEXT', 'TOO_MANY_FUNDS', 'FUND_HOLDS_GIFTS', 'TOO_MANY_ATTEMPTS'],
})

export const addContact = endpoint({
  method: 'POST',
  path: '/memorial/contact/add/:memorialUuid',
  summary: 'Add one contact by email',
  ...hostCall,
  body: z.object({ email: Email }),
  reply: { contact: Contact, memorial: Memorial },
  errors: ['CONTACT_EXISTS', 'TOO_MANY_CONTACTS', 'TOO_MUCH_TEXT'],
})

export const addContacts = endpoint({
  method: 'POST',
  path: '/memorial/contacts/add/:memorialUuid',
  summary: 'Add many contacts at once, by email or phone; those in the list already stay as they are',
  ...hostCall,
  body: z.object({
    contacts: z
      .array(ContactInput.omit({ uuid: true }))
      .min(1)
      .max(limits.contacts.max),
  }),
  reply: { contacts: z.array(Contact), memorial: Memorial },
  errors: ['CONTACT_EXISTS', 'TOO_MANY_CONTACTS', 'TOO_MUCH_TEXT'],
})

export const updateContact = endpoint({
  method: 'POST',
  path: '/memorial/contact/update/:memorialUuid/:contactUuid',
  summary: "Change a contact's email; a new address has not been invited yet",
  access: 'host',
  params: InMemorial.extend({ contactUuid: Uuid }),
  body: z.object({
    email: Email,
    /** False: another address is somebody else's, and the contact's name goes. Absent: it stays. */
    keepsName: z.boolean().optional(),
  }),
  reply: { contact: Contact, memorial: Memorial },
  errors: ['CONTACT_NOT_FOUND', 'CONTACT_EXISTS'],
})

export const removeContact = endpoint({
  method: 'POST',
  path: '/memorial/contact/remove/:memorialUuid/:contactUuid',
  summary: 'Take a contact off the list',
  access: 'host',
  params: InMemorial.extend({ contactUuid: Uuid }),
  reply: { memorial: Memorial },
  errors: ['CONTACT_NOT_FOUND'],
})

export const deleteMemorial = endpoint({
  method: 'POST',
  path: '/memorial/delete/:memorialUuid',
  summary: 'Delete a memorial; its owner can bring it back for 30 days',
  access: 'owner',
  params: InMemorial,
  reply: { removedAt: Timestamp },
})

export const restoreMemorial = endpoint({
  method: 'POST',
  path: '/memorial/restore/:memorialUuid',
  summary: 'Bring a deleted memorial back, by its owner',
  access: 'user',
  params: InMemorial,
  reply: { memorial: Memorial },
  errors: ['MEMORIAL_NOT_FOUND'],
})

/** What came in after `at`; on the first visit `at` is null, and everything is new. */
export const News = z.object({
  at: Timestamp.nullable(),
  rsvps: z.number().int(),
  contributions: z.number().int(),
  donations: z.number().int(),
  donatedMinor: z.number().int(),
})
export type News = z.infer<typeof News>

/** To-dos of a memorial, most urgent first. */
export const TodoName = z.enum([
  'bounced',
  'noTime',
  'name',
  'uninvited',
  'failedPhotos',
  'noPhotos',
  'captions',
  'message',
  'portrait',
  'date',
  'cohost',
])
export type TodoName = z.infer<typeof TodoName>

/** The to-dos that hosts dismissed, in no order. */
const putAway = z.array(TodoName)

export const putTodoAway = endpoint({
  method: 'POST',
  path: '/memorial/todo/:memorialUuid',
  summary: 'Put away something that is left to do, for all who look after the memorial, or bring it back',
  ...hostCall,
  body: z.object({ todo: TodoName, away: z.boolean() }),
  reply: { putAway },
})

export const visitMemorial = endpoint({
  method: 'POST',
  path: '/memorial/visit/:memorialUuid',
  summary: 'Open the dashboard: the memorial, and what came in since the visit before this one',
  ...hostCall,
  reply: {
    memorial: Memorial,
    role: HostRole,
    /** Number of hosts and moderators, including the owner. */
    hostCount: z.number().int(),
    /** How many were asked to be a co-host, and can still accept. */
    askedHostCount: z.number().int(),
    since: News,
    putAway,
    /** The newest printed book. */
    book: Book.nullable(),
  },
})
