import { account } from './ar/account.ts'
import { archive } from './ar/archive.ts'
import { archiveSite } from './ar/archive-site.ts'
import { auditLog } from './ar/audit-log.ts'
import { card } from './ar/card.ts'
import { cardSheet } from './ar/card-sheet.ts'
import { common } from './ar/common.ts'
import { conflict } from './ar/conflict.ts'
import { contactList } from './ar/contact-list.ts'
import { contacts } from './ar/contacts.ts'
import { creation } from './ar/creation.ts'
import { dashboard } from './ar/dashboard.ts'
import { deletion } from './ar/deletion.ts'
import { digest } from './ar/digest.ts'
import { editPhotos } from './ar/edit-photos.ts'
import { editing } from './ar/editing.ts'
import { errors } from './ar/errors.ts'
import { hosts } from './ar/hosts.ts'
import { keeping } from './ar/keeping.ts'
import { keepsakes } from './ar/keepsakes.ts'
import { landing } from './ar/landing.ts'
import { message } from './ar/message.ts'
import { moderation } from './ar/moderation.ts'
import { offline } from './ar/offline.ts'
import { overwritten } from './ar/overwritten.ts'
import { payment } from './ar/payment.ts'
import { photos } from './ar/photos.ts'
import { plain } from './ar/plain.ts'
import { preview } from './ar/preview.ts'
import { quickImport } from './ar/quick-import.ts'
import { replies } from './ar/replies.ts'
import { retention } from './ar/retention.ts'
import { safety } from './ar/safety.ts'
import { save } from './ar/save.ts'
import { saving } from './ar/saving.ts'
import { servicePack } from './ar/service-pack.ts'
import { settings } from './ar/settings.ts'
import { share } from './ar/share.ts'
import { shareText } from './ar/share-text.ts'
import { sharing } from './ar/sharing.ts'
import { slideshow } from './ar/slideshow.ts'
import { stories } from './ar/stories.ts'
import { trust } from './ar/trust.ts'
import { video } from './ar/video.ts'
import { view } from './ar/view.ts'
import { viewer } from './ar/viewer.ts'
import { visitAccount } from './ar/visit-account.ts'
import { visitContribute } from './ar/visit-contribute.ts'
import { visitContributing } from './ar/visit-contributing.ts'
import { visitDonate } from './ar/visit-donate.ts'
import { visitGiving } from './ar/visit-giving.ts'
import { visitLocked } from './ar/visit-locked.ts'
import { visitPlain } from './ar/visit-plain.ts'
import { visitReport } from './ar/visit-report.ts'
import { visitRsvp } from './ar/visit-rsvp.ts'
import { visitWall } from './ar/visit-wall.ts'
import { waiting } from './ar/waiting.ts'
import type { en } from './en.ts'
import type { Translation } from './translation-type.ts'

/** Every visible string in Arabic, the twin of `en.ts`. */
export const ar: Translation<typeof en> = {
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
