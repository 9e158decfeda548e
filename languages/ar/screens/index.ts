import type { Texts } from '../../texts.ts'
import { account } from './account.ts'
import { archive } from './archive.ts'
import { archiveSite } from './archive-site.ts'
import { auditLog } from './audit-log.ts'
import { card } from './card.ts'
import { cardSheet } from './card-sheet.ts'
import { common } from './common.ts'
import { conflict } from './conflict.ts'
import { contactList } from './contact-list.ts'
import { contacts } from './contacts.ts'
import { creation } from './creation.ts'
import { dashboard } from './dashboard.ts'
import { deletion } from './deletion.ts'
import { digest } from './digest.ts'
import { editPhotos } from './edit-photos.ts'
import { editing } from './editing.ts'
import { errors } from './errors.ts'
import { hosts } from './hosts.ts'
import { keeping } from './keeping.ts'
import { keepsakes } from './keepsakes.ts'
import { landing } from './landing.ts'
import { message } from './message.ts'
import { moderation } from './moderation.ts'
import { offline } from './offline.ts'
import { overwritten } from './overwritten.ts'
import { payment } from './payment.ts'
import { photos } from './photos.ts'
import { plain } from './plain.ts'
import { preview } from './preview.ts'
import { programme } from './programme.ts'
import { quickImport } from './quick-import.ts'
import { replies } from './replies.ts'
import { retention } from './retention.ts'
import { safety } from './safety.ts'
import { save } from './save.ts'
import { saving } from './saving.ts'
import { servicePack } from './service-pack.ts'
import { settings } from './settings.ts'
import { share } from './share.ts'
import { shareText } from './share-text.ts'
import { sharing } from './sharing.ts'
import { signUp } from './sign-up.ts'
import { slideshow } from './slideshow.ts'
import { stories } from './stories.ts'
import { trust } from './trust.ts'
import { video } from './video.ts'
import { view } from './view.ts'
import { viewer } from './viewer.ts'
import { visitAccount } from './visit-account.ts'
import { visitContribute } from './visit-contribute.ts'
import { visitContributing } from './visit-contributing.ts'
import { visitDonate } from './visit-donate.ts'
import { visitGiving } from './visit-giving.ts'
import { visitLocked } from './visit-locked.ts'
import { visitPlain } from './visit-plain.ts'
import { visitProgramme } from './visit-programme.ts'
import { visitReport } from './visit-report.ts'
import { visitRsvp } from './visit-rsvp.ts'
import { visitWall } from './visit-wall.ts'
import { waiting } from './waiting.ts'

/** Every visible string in Arabic, the twin of `en.ts`. */
export const screens: Texts['screens'] = {
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
  programme,
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
  signUp,
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
  visitProgramme,
  visitReport,
  waiting,
}
