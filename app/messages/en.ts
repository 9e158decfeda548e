import { account } from './en/account.ts'
import { archive } from './en/archive.ts'
import { archiveSite } from './en/archive-site.ts'
import { auditLog } from './en/audit-log.ts'
import { card } from './en/card.ts'
import { cardSheet } from './en/card-sheet.ts'
import { common } from './en/common.ts'
import { conflict } from './en/conflict.ts'
import { contactList } from './en/contact-list.ts'
import { contacts } from './en/contacts.ts'
import { creation } from './en/creation.ts'
import { dashboard } from './en/dashboard.ts'
import { deletion } from './en/deletion.ts'
import { digest } from './en/digest.ts'
import { editPhotos } from './en/edit-photos.ts'
import { editing } from './en/editing.ts'
import { errors } from './en/errors.ts'
import { hosts } from './en/hosts.ts'
import { keeping } from './en/keeping.ts'
import { keepsakes } from './en/keepsakes.ts'
import { landing } from './en/landing.ts'
import { message } from './en/message.ts'
import { moderation } from './en/moderation.ts'
import { offline } from './en/offline.ts'
import { overwritten } from './en/overwritten.ts'
import { payment } from './en/payment.ts'
import { photos } from './en/photos.ts'
import { plain } from './en/plain.ts'
import { preview } from './en/preview.ts'
import { quickImport } from './en/quick-import.ts'
import { replies } from './en/replies.ts'
import { retention } from './en/retention.ts'
import { safety } from './en/safety.ts'
import { save } from './en/save.ts'
import { saving } from './en/saving.ts'
import { servicePack } from './en/service-pack.ts'
import { settings } from './en/settings.ts'
import { share } from './en/share.ts'
import { shareText } from './en/share-text.ts'
import { sharing } from './en/sharing.ts'
import { slideshow } from './en/slideshow.ts'
import { stories } from './en/stories.ts'
import { trust } from './en/trust.ts'
import { video } from './en/video.ts'
import { view } from './en/view.ts'
import { viewer } from './en/viewer.ts'
import { visitAccount } from './en/visit-account.ts'
import { visitContribute } from './en/visit-contribute.ts'
import { visitContributing } from './en/visit-contributing.ts'
import { visitDonate } from './en/visit-donate.ts'
import { visitGiving } from './en/visit-giving.ts'
import { visitLocked } from './en/visit-locked.ts'
import { visitPlain } from './en/visit-plain.ts'
import { visitReport } from './en/visit-report.ts'
import { visitRsvp } from './en/visit-rsvp.ts'
import { visitWall } from './en/visit-wall.ts'
import { waiting } from './en/waiting.ts'

/**
 * Every visible string in English, a file a namespace. Types and tests take it whole; a route takes only the
 * namespaces it shows: `<MessagesProvider messages={{ landing }}>` with `landing` from its own file.
 *
 * ICU: `{name}` takes a text, `{count, number}` a number, `{count, plural, one {# photo} other {# photos}}` its
 * plural; a date comes in already written by `lib/dates.ts`. A message without arguments may also be read
 * straight from its file (`landing.pageTitle`, in `meta`); one with arguments may not, because in the browser
 * it is compiled.
 */
export const en = {
  account,
  archive,
  archiveSite,
  auditLog,
  card,
  cardSheet,
  common,
  contactList,
  contacts,
  creation,
  conflict,
  overwritten,
  keeping,
  stories,
  photos,
  dashboard,
  deletion,
  digest,
  editing,
  editPhotos,
  errors,
  hosts,
  keepsakes,
  landing,
  message,
  moderation,
  offline,
  payment,
  plain,
  preview,
  replies,
  retention,
  safety,
  save,
  saving,
  servicePack,
  settings,
  share,
  shareText,
  quickImport,
  sharing,
  slideshow,
  trust,
  video,
  view,
  viewer,
  visitRsvp,
  visitAccount,
  visitWall,
  visitContributing,
  visitContribute,
  visitDonate,
  visitGiving,
  visitLocked,
  visitPlain,
  visitReport,
  waiting,
} as const
