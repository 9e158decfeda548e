import { sql } from 'kysely'
import type { Operator } from '#contract/operators.ts'
import type { Context } from '#server/ports/context.ts'

export async function listOperators({ db }: Pick<Context, 'db'>): Promise<{ operators: Operator[] }> {
  const { rows } = await sql<{ email: string; since: Date; passkeys: number; lastSeenAt: Date | null }>`
    select email, made_operator_at as since, count(credential_id)::integer as passkeys,
           max(passkeys.last_used_at) as last_seen_at
      from users
      left join passkeys on user_uuid = uuid and passkeys.created_at <= made_operator_at
     where made_operator_at is not null
     group by uuid
     order by email`.execute(db)
  return {
    operators: rows.map(({ since, lastSeenAt, ...row }) => ({
      ...row,
      since: since.toISOString(),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    })),
  }
}
