import type { Texts } from '../../texts.ts'
import { account } from './account.ts'
import { anniversary } from './anniversary.ts'
import { archive } from './archive.ts'
import { archiveSite } from './archive-site.ts'
import { auditLog } from './audit-log.ts'
import { beforeSharing } from './before-sharing.ts'
import { bring } from './bring.ts'
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
import { films } from './films.ts'
import { hosts } from './hosts.ts'
import { keepsakes } from './keepsakes.ts'
import { landing } from './landing.ts'
import { lifeDates } from './life-dates.ts'
import { lifeSpan } from './life-span.ts'
import { mailAddress } from './mail-address.ts'
import { memoryCards } from './memory-cards.ts'
import { message } from './message.ts'
import { moderation } from './moderation.ts'
import { offline } from './offline.ts'
import { openArchive } from './open-archive.ts'
import { orderCard } from './order-card.ts'
import { orderOfService } from './order-of-service.ts'
import { ownArchive } from './own-archive.ts'
import { payment } from './payment.ts'
import { photoDate } from './photo-date.ts'
import { photoDating } from './photo-dating.ts'
import { photos } from './photos.ts'
import { plain } from './plain.ts'
import { preview } from './preview.ts'
import { printed } from './printed.ts'
import { programme } from './programme.ts'
import { quickImport } from './quick-import.ts'
import { receipt } from './receipt.ts'
import { recordings } from './recordings.ts'
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
import { thanks } from './thanks.ts'
import { trust } from './trust.ts'
import { video } from './video.ts'
import { view } from './view.ts'
import { viewer } from './viewer.ts'
import { visitAccount } from './visit-account.ts'
import { visitContribute } from './visit-contribute.ts'
import { visitContributing } from './visit-contributing.ts'
import { visitDonate } from './visit-donate.ts'
import { visitGiving } from './visit-giving.ts'
import { visitLife } from './visit-life.ts'
import { visitLocked } from './visit-locked.ts'
import { visitPlain } from './visit-plain.ts'
import { visitProgramme } from './visit-programme.ts'
import { visitRecording } from './visit-recording.ts'
import { visitReport } from './visit-report.ts'
import { visitRsvp } from './visit-rsvp.ts'
import { visitWall } from './visit-wall.ts'
import { visitYearly } from './visit-yearly.ts'

/** Every visible string in Portuguese, of Brazil, with você. The words that recur are in docs/translation-glossary.md. */
export const screens: Texts['screens'] = {
  account,
  anniversary,
  archive,
  archiveSite,
  auditLog,
  bring,
  beforeSharing,
  card,
  cardSheet,
  common,
  contactList,
  contacts,
  creation,
  conflict,
  stories,
  photoDate,
  photoDating,
  photos,
  dashboard,
  deletion,
  digest,
  editing,
  editPhotos,
  films,
  errors,
  hosts,
  keepsakes,
  openArchive,
  orderCard,
  orderOfService,
  landing,
  lifeDates,
  lifeSpan,
  message,
  mailAddress,
  memoryCards,
  moderation,
  offline,
  payment,
  plain,
  preview,
  printed,
  programme,
  receipt,
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
  ownArchive,
  signUp,
  slideshow,
  thanks,
  trust,
  video,
  view,
  viewer,
  visitRsvp,
  visitAccount,
  visitWall,
  visitRecording,
  recordings,
  visitContributing,
  visitContribute,
  visitDonate,
  visitGiving,
  visitLife,
  visitLocked,
  visitPlain,
  visitProgramme,
  visitReport,
  visitYearly,
}
