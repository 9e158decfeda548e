import type { en } from './en.ts'
import { account } from './es/account.ts'
import { archive } from './es/archive.ts'
import { archiveSite } from './es/archive-site.ts'
import { auditLog } from './es/audit-log.ts'
import { card } from './es/card.ts'
import { cardSheet } from './es/card-sheet.ts'
import { common } from './es/common.ts'
import { conflict } from './es/conflict.ts'
import { contactList } from './es/contact-list.ts'
import { contacts } from './es/contacts.ts'
import { creation } from './es/creation.ts'
import { dashboard } from './es/dashboard.ts'
import { deletion } from './es/deletion.ts'
import { digest } from './es/digest.ts'
import { editPhotos } from './es/edit-photos.ts'
import { editing } from './es/editing.ts'
import { errors } from './es/errors.ts'
import { hosts } from './es/hosts.ts'
import { keeping } from './es/keeping.ts'
import { keepsakes } from './es/keepsakes.ts'
import { landing } from './es/landing.ts'
import { message } from './es/message.ts'
import { moderation } from './es/moderation.ts'
import { offline } from './es/offline.ts'
import { overwritten } from './es/overwritten.ts'
import { payment } from './es/payment.ts'
import { photos } from './es/photos.ts'
import { plain } from './es/plain.ts'
import { preview } from './es/preview.ts'
import { quickImport } from './es/quick-import.ts'
import { replies } from './es/replies.ts'
import { retention } from './es/retention.ts'
import { safety } from './es/safety.ts'
import { save } from './es/save.ts'
import { saving } from './es/saving.ts'
import { servicePack } from './es/service-pack.ts'
import { settings } from './es/settings.ts'
import { share } from './es/share.ts'
import { shareText } from './es/share-text.ts'
import { sharing } from './es/sharing.ts'
import { slideshow } from './es/slideshow.ts'
import { stories } from './es/stories.ts'
import { trust } from './es/trust.ts'
import { video } from './es/video.ts'
import { view } from './es/view.ts'
import { viewer } from './es/viewer.ts'
import { visitAccount } from './es/visit-account.ts'
import { visitContribute } from './es/visit-contribute.ts'
import { visitContributing } from './es/visit-contributing.ts'
import { visitDonate } from './es/visit-donate.ts'
import { visitGiving } from './es/visit-giving.ts'
import { visitLocked } from './es/visit-locked.ts'
import { visitPlain } from './es/visit-plain.ts'
import { visitReport } from './es/visit-report.ts'
import { visitRsvp } from './es/visit-rsvp.ts'
import { visitWall } from './es/visit-wall.ts'
import { waiting } from './es/waiting.ts'
import type { Translation } from './translation-type.ts'

/** Every visible string in Spanish: neutral, with usted. The words that recur are in docs/translation-glossary.md. */
export const es: Translation<typeof en> = {
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
}
