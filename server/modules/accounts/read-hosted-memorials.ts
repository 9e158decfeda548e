import { firstDay } from '#server/lib/programme.ts'
import type { Db } from '#server/ports/database.ts'
import { describeFile, selectFiles } from './read-personal-data.ts'

// What of a person's data belongs to memorials that they look after (see read-personal-data.ts).

/** Includes deleted memorials that can still be restored. */
export function readHosted(db: Db, userUuid: string) {
  return db
    .selectFrom('memorials')
    .innerJoin('relationships', 'relationships.memorialUuid', 'memorials.uuid')
    .select(['memorials.uuid', 'memorials.shareSlug', 'memorials.nameOfPerson', 'memorials.birthDate'])
    .select(['memorials.deathDate', ...firstDay])
    .select(['memorials.hostMessage', 'memorials.profilePhotoUuid', 'memorials.visibility'])
    .select(['memorials.searchIndexed', 'memorials.photoOrder', 'memorials.language'])
    .select(['memorials.createdAt', 'memorials.updatedAt', 'memorials.deletedAt'])
    .select(['memorials.paymentCompletedAt', 'memorials.retainedUntil', 'memorials.promoApplied'])
    .select(['relationships.relationshipType'])
    .where('relationships.userUuid', '=', userUuid)
    .where('relationships.relationshipType', 'in', ['OWNER', 'ADMIN'])
    .orderBy('memorials.createdAt')
    .execute()
}

type HostedRow = Awaited<ReturnType<typeof readHosted>>[number]

/** A memorial that the person hosts, with all its parts. */
export async function readHostedMemorial(db: Db, row: HostedRow, publicUrl: string) {
  const { uuid, shareSlug, profilePhotoUuid, ...facts } = row
  const [stories, files, contacts, funds, programme, [order], thanks] = await Promise.all([
    db
      .selectFrom('stories')
      .select(['title', 'text'])
      .where('memorialUuid', '=', uuid)
      .orderBy('position')
      .execute(),
    selectFiles(db)
      .where('contributionUuid', 'is', null)
      .where('memorialUuid', '=', uuid)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('contacts')
      .select(['email', 'phone', 'firstName', 'surname', 'inviteState', 'dateInviteSent'])
      .where('memorialUuid', '=', uuid)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('funds')
      .select(['title', 'description', 'recipient', 'payout', 'charity', 'goalMinor'])
      .select(['createdAt', 'deletedAt'])
      .where('memorialUuid', '=', uuid)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('events')
      .select(['kind', 'title', 'date', 'begins', 'endDate', 'ends', 'zone', 'place', 'details', 'audience'])
      .select(['asksFood', 'asksAccess', 'streamUrl', 'recordingUrl', 'isNotStreamed', 'cancelledAt'])
      .where('memorialUuid', '=', uuid)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('ordersOfService')
      .select(['content', 'savedAt'])
      .where('memorialUuid', '=', uuid)
      .execute(),
    // What its hosts typed: the answers, memories and gifts of others are theirs.
    db
      .selectFrom('thanks')
      .select(['kind', 'name', 'words', 'email', 'note', 'thankedAt', 'removedAt'])
      .where('memorialUuid', '=', uuid)
      .orderBy('createdAt')
      .execute(),
  ])
  const file = describeFile(publicUrl)
  const inRole = (role: (typeof files)[number]['role']) => files.filter((one) => one.role === role).map(file)
  return {
    ...facts,
    link: `${publicUrl}/view/${shareSlug}`,
    portrait: files.filter((one) => one.uuid === profilePhotoUuid).map(file)[0] ?? null,
    videoMessages: inRole('HOST_VIDEO'),
    photos: inRole('PHOTO'),
    films: inRole('FILM'),
    stories: stories.map(({ title, text }) => [title, text].filter(Boolean).join('\n\n')),
    contacts,
    donationFunds: funds,
    programme,
    orderOfService: order ?? null,
    whomToThank: thanks,
  }
}
