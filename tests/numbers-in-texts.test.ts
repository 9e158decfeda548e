import { expect, test } from 'vitest'
import { archive, films, hosts, retention, thanks } from '#contract/host-limits.ts'
import * as limits from '#contract/limits.ts'
import { recordings } from '#contract/recording-limits.ts'
import { textsOf } from '#languages/all.ts'
import { type Language, languages } from '#languages/index.ts'
import { limitRules } from '#server/ports/limits.ts'

// Texts that say a number instead of being given it. Where such a number is a limit, it is compared with that, in every
// language; every other one is listed as what it is. A text that gets its number as a parameter needs no row.

const MEGABYTE = 1024 * 1024
const { account, contributions, funds, media, memorial, payment, responses } = limits

const videoMinutes = media.videoSeconds / 60
const videoMegabytes = media.videoBytes / MEGABYTE
const price = payment.priceMinor / 100
const untilGone = retention.graceDays + retention.closedDays
const [firstTold = 0] = retention.remindBefore

const said: Record<string, number[]> = {
  'calls.errors.SLUG_INVALID': [memorial.slugMin, memorial.slugMax],
  'calls.errors.TOO_MANY_STORIES': [memorial.storiesMax],
  'calls.errors.TOO_MUCH_TEXT': [memorial.textBytes / 1024],
  'calls.errors.TOO_MANY_UNPAID': [responses.undoDays],
  'calls.errors.TOO_MANY_FUNDS': [funds.max],
  'calls.errors.TOO_MANY_HOSTS': [hosts.max],
  'calls.errors.CONTRIBUTION_TOO_MANY_PHOTOS': [contributions.photosMax],
  'calls.errors.PHOTO_TOO_LARGE': [media.photoBytes / MEGABYTE],
  'calls.errors.PROFILE_PHOTO_TOO_LARGE': [media.profilePhotoBytes / MEGABYTE],
  'calls.errors.VIDEO_TOO_LARGE': [videoMegabytes],
  'calls.errors.VIDEO_TOO_LONG': [videoMinutes],
  'calls.errors.FILM_TOO_LONG': [films.seconds / 60],
  'calls.errors.TOO_MANY_FILMS': [films.ownMax],
  'calls.errors.VOICE_TOO_LONG': [recordings.seconds / 60],
  'calls.errors.VOICE_TOO_LARGE': [recordings.voiceBytes / MEGABYTE],
  'calls.errors.TOO_MANY_RECORDINGS': [recordings.each, recordings.each],
  'calls.errors.TOO_MANY_FILMS_OF_VISITORS': [recordings.filmsOfMemorial],
  'calls.errors.TOO_MANY_PHOTOS': [memorial.photosMax],
  'calls.errors.TOO_MANY_CONTACTS': [limits.contacts.max],
  'calls.errors.THANKS_FULL': [thanks.typedMax],
  'calls.errors.EXTENSION_TOO_EARLY': [firstTold],
  'screens.account.forgotten.sent': [account.resetMinutes],
  'screens.archive.successors.help': [firstTold],
  'screens.archive.when.unpaid': [
    ...retention.remindBefore.slice(0, 2),
    retention.graceDays,
    retention.closedDays,
  ],
  'screens.common.notLoaded.gone': [responses.undoDays],
  'screens.creation.profilePhoto.hint': [media.profilePhotoBytes / MEGABYTE],
  'screens.films.hint': [films.ownMax, films.seconds / 60, films.bytes / MEGABYTE],
  'screens.films.full': [films.ownMax],
  'screens.landing.description': [price],
  'screens.landing.price': [price],
  'screens.landing.once.text': [price],
  'screens.landing.sum': [price],
  'screens.landing.afterwards': [untilGone, retention.graceDays, retention.closedDays],
  'screens.landing.privacy': [responses.undoDays],
  'screens.message.video.hint': [videoMinutes],
  'screens.message.video.nearEnd': [videoMinutes],
  'screens.message.video.limit': [videoMinutes],
  'screens.message.file.hint': [videoMinutes, videoMegabytes],
  'screens.retention.card.reminders': [...retention.remindBefore],
  'screens.retention.card.grace': [retention.graceDays],
  'screens.retention.notice.ENDINGText': [retention.graceDays],
  'screens.save.password.consent': [responses.undoDays],
  'screens.settings.devices.help': [account.sessionDays],
  'screens.settings.leaving.help': [account.deletionDays],
  'screens.settings.leaving.wait': [account.deletionDays],
  'screens.settings.leaving.confirm': [account.deletionDays],
  'screens.trust.support.mistake.text': [responses.undoDays, account.deletionDays],
  'screens.trust.privacy.long.text': [
    ...retention.remindBefore,
    ...[retention.graceDays, retention.closedDays, untilGone, responses.undoDays],
  ],
  'screens.trust.terms.end.text': [retention.graceDays, retention.closedDays],
}

/** Numbers that no setting changes: examples, sizes of paper, formats of files, standards, the least that can be counted. */
const UNCHANGING =
  /^(calls\.cards\.name_too_short|calls\.errors\.(FILM|VOICE)_UNREADABLE|calls\.fields\.(guestCount|lifeDate|event\w+|promoForm|accountForm)|screens\.common\.version|screens\.(cardSheet|dashboard\.cards|keepsakes\.book|orderOfService\.(cover|print)|thanks\.print)\.|screens\.archiveSite\.readme\.proof|screens\.editing\.funds\.|screens\.(photos\.moveDialog|(lifeDates|programme)\.problems)\.|screens\.visitRsvp\.guestsProblem|screens\.keeping\.week|screens\.(message\.file\.notAVideo|quickImport\.fromFileFailed)|servicePackFiles\.)/

/** Numbers that stand as words in each language. Where one fails here, its text says something else in each of them. */
test.each([
  ['screens.landing.afterwards: three times', retention.remindBefore.length, 3],
  ['calls.errors.TOO_MANY_UNPAID: three memorials', memorial.unpaidMax, 3],
  ['screens.archive.successors.help: up to two people', archive.successorsMax, 2],
  ['calls.errors.INVITED_OFTEN: three invitations', limitRules.invitationToOne.points, 3],
  ['calls.errors.ASKED_MANY_UNPAID: six people', limitRules.hostInviteUnpaidByUser.points, 6],
  ['calls.errors.INVITED_OFTEN: this week', limitRules.invitationToOne.seconds, 7 * 86_400],
  ['calls.errors, passkeys: two days', account.passkeyWaitHours, 48],
])('what is said as a word holds (%s)', (_, limit, word) => {
  expect(limit).toBe(word)
})

/** Every text of a language by its path, without its parameters. */
function textsIn(language: Language): Map<string, string> {
  const flat = (at: object, path: string): [string, string][] =>
    Object.entries(at).flatMap(([key, value]: [string, unknown]) => {
      if (typeof value === 'string') return [[path + key, withoutParameters(value)]]
      return value instanceof Object ? flat(value, `${path}${key}.`) : []
    })
  return new Map(flat(textsOf(language), ''))
}

function withoutParameters(text: string): string {
  const less = text.replace(/\{[^{}]*\}/g, '')
  return less === text ? less : withoutParameters(less)
}

/** "2,000" and "2.000" are one number; of "05:00" the zeros are none. */
const numbersIn = (text = ''): number[] =>
  [...text.replace(/(\d)[.,](?=\d{3}\b)/g, '$1').matchAll(/\d+/g)].map(Number).filter((number) => number > 0)

/** Languages write these as words: "a day before". */
const countable = (numbers: readonly number[]) => numbers.filter((number) => number > 2).sort((a, b) => a - b)

test.each(languages)('in %s every number that a text says is that of its limit', (language) => {
  const texts = textsIn(language)
  for (const [path, numbers] of Object.entries(said))
    expect(countable(numbersIn(texts.get(path))), path).toEqual(countable(numbers))
})

test('every text that says a number is known', () => {
  const unknown = languages.flatMap((language) =>
    [...textsIn(language)]
      .filter(([path, text]) => numbersIn(text).length > 0 && !(path in said))
      .map(([path]) => path)
      .filter((path) => !UNCHANGING.test(path)),
  )
  // In one line: a failure names every text.
  expect(unknown.join(', ')).toBe('')
})
