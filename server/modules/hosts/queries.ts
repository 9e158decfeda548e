import { sql } from 'kysely'
import { namePerson } from '#server/lib/full-name.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import type { Db } from '#server/ports/database.ts'

export const selectHosts = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .select(['relationships.userUuid', 'relationships.relationshipType', 'relationships.dateCreated'])
    .select(['users.email', 'users.firstName', 'users.surname'])
    .where('relationships.memorialUuid', '=', memorialUuid)
    .where('relationships.relationshipType', 'in', ['OWNER', 'ADMIN', 'MODERATOR'])

export const findHost = (db: Db, memorialUuid: string, userUuid: string) =>
  selectHosts(db, memorialUuid).where('relationships.userUuid', '=', userUuid).executeTakeFirst()

/** Invitations by whoever owns the memorial now: only the owner appoints. */
export const selectInvitations = (db: Db) =>
  db.selectFrom('hostInvitations').where(
    sql<boolean>`exists (select from relationships
      where relationships.memorial_uuid = host_invitations.memorial_uuid
        and relationships.user_uuid = host_invitations.invited_by
        and relationships.relationship_type = 'OWNER')`,
  )

/** What they say, in a mail and where its link leads; `owner` is who invites. */
export const selectInvitationTexts = (db: Db) =>
  selectInvitations(db)
    .innerJoin('memorials', 'memorials.uuid', 'hostInvitations.memorialUuid')
    .innerJoin('users', 'users.uuid', 'hostInvitations.invitedBy')
    .select(['hostInvitations.memorialUuid', 'hostInvitations.email', 'hostInvitations.role'])
    .select(['hostInvitations.expiresAt', 'hostInvitations.acceptedAt', 'memorials.nameOfPerson'])
    .select([memorialLanguage.as('language'), namePerson('users').as('owner')])
    .where('memorials.deletedAt', 'is', null)
