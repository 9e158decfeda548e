import type { ContentPart } from '#app/draft/rules.ts'
import { awaitsInvitation } from '#app/lib/awaits-invitation.ts'
import { PROGRAMME_PATH } from '#app/parts/day-events/paths.ts'
import { TodoName } from '#contract/edits.ts'
import type { Memorial } from '#contract/memorials.ts'
import { type EditScreen, editPath, HOSTS_PATH } from './paths.ts'

export type Todo =
  /** Only this device knows of unsaved changes, so the item cannot be dismissed for all hosts. */
  { name: 'unsaved'; screen: EditScreen; to: string } | { name: TodoName; count: number; to: string }

interface Known {
  memorial: Memorial
  hostCount: number
  /** How many were asked to be a co-host, and can still accept. */
  askedHostCount: number
  /** Whether the signed-in host has a name. */
  isNamed: boolean
  /** The parts that were changed on this device and not saved. */
  unsaved: readonly ContentPart[]
  /** `2026-11-28` */
  today: string
}

/** What is left to do, the most urgent first; empty when all is done. */
export function todoOf(known: Known): Todo[] {
  const { memorial, hostCount, askedHostCount, isNamed, unsaved, today } = known
  const { contacts, media, hostMessage, hostVideoMessage, profilePhoto, memorialDate, programme } = memorial
  const reachable = contacts.filter(({ email, unsubscribed }) => email && !unsubscribed)
  const count = {
    bounced: reachable.filter(({ inviteState }) => inviteState === 'BOUNCED').length,
    // Of a day with several parts, which people plan for by the hour.
    noTime: programme.length > 1 ? programme.filter((part) => isWithoutTime(part, today)).length : 0,
    name: Number(!isNamed),
    uninvited: memorial.paymentCompleted ? contacts.filter(awaitsInvitation).length : 0,
    failedPhotos: media.filter(({ state }) => state === 'FAILED').length,
    noPhotos: Number(media.length === 0),
    captions: media.filter(({ title, state }) => title.trim() === '' && state !== 'FAILED').length,
    message: Number(!hostMessage?.trim() && hostVideoMessage === null),
    portrait: Number(profilePhoto === null),
    // A memorial needs no date unless people are asked to come.
    date: Number(!memorialDate && contacts.length > 0),
    cohost: Number(hostCount === 1 && askedHostCount === 0),
  } satisfies Record<TodoName, number>
  const open = TodoName.options.filter((name) => count[name] > 0)
  return [
    ...screensOf(unsaved).map((screen) => ({ name: 'unsaved', screen, to: editPath(screen) }) as const),
    ...open.map((name) => ({ name, count: count[name], to: ways[name] })),
  ]
}

const isWithoutTime = (
  { date, begins, isCancelled }: Memorial['programme'][number],
  today: string,
): boolean => begins === null && !isCancelled && (date === null || date >= today)

/** Whether hosts may dismiss an item. */
export const isDismissable = (todo: Todo): todo is Extract<Todo, { name: TodoName }> =>
  todo.name !== 'unsaved'

/** Items shown at once; the next ones follow as these are done. */
const SHOWN = 4

/** The items that are shown, and the dismissed ones that are not done. */
export function sorted(todos: readonly Todo[], putAway: readonly TodoName[]) {
  const isAway = (todo: Todo) => isDismissable(todo) && putAway.includes(todo.name)
  return { shown: todos.filter((todo) => !isAway(todo)).slice(0, SHOWN), away: todos.filter(isAway) }
}

/** The path where each item is done. */
const ways: Record<TodoName, string> = {
  bounced: editPath('contacts-share'),
  noTime: PROGRAMME_PATH,
  name: '/profile',
  uninvited: editPath('contacts-share'),
  failedPhotos: editPath('photos'),
  noPhotos: editPath('photos'),
  captions: editPath('photos'),
  message: editPath('message'),
  portrait: editPath('details'),
  date: editPath('details'),
  cohost: HOSTS_PATH,
}

/** The other parts are edited among the details. */
const screenOf: Partial<Record<ContentPart, EditScreen>> = {
  photos: 'photos',
  stories: 'stories',
  message: 'message',
  contacts: 'contacts-share',
  funds: 'donations',
}

const screensOf = (parts: readonly ContentPart[]): EditScreen[] => [
  ...new Set(parts.map((part) => screenOf[part] ?? 'details')),
]
