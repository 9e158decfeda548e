import type { Accounts } from '#server/modules/accounts/service.ts'
import type { Context } from '#server/ports/context.ts'

export interface HostDeps extends Context {
  accounts: Pick<Accounts, 'isConfirmed' | 'joinProven' | 'requireReachable'>
}
