import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '#app/lib/api.ts'
import { fullName } from '#app/lib/full-name.ts'
import { leaveSignedIn, readToken } from '#app/lib/token.ts'
import type { User } from '#contract/accounts.ts'
import type { AccountView } from '../account/problems.ts'
import { useAccount } from '../account/use-account.ts'
import { knownVisitor } from '../known-visitor.ts'
import { loadVisitorData, reloadVisitorData } from '../visitor-data.ts'
import type { Plan } from './plan.ts'

interface Options {
  slug: string
  plan: Plan
  onPlan: (part: Partial<Plan>) => void
}

/** The donor: the account that is signed in, or one that is created or opened first. */
export function useDonor({ slug, plan, onPlan }: Options) {
  const [step, setStep] = useState<'looking' | 'lost' | 'account' | 'card'>(
    readToken() === null ? 'account' : 'looking',
  )
  const [user, setUser] = useState<User | null>(null)
  const [why, setWhy] = useState('')
  /** How many steps this donor has; null if they only have to pay. */
  const [turns, setTurns] = useState<2 | 3 | null>(null)
  const account = useAccount({
    who: plan.who,
    // A code belongs to the address that it was mailed to.
    onWho: (who) => onPlan({ who, ...(who.email !== plan.who.email && { codeToken: null }) }),
    mailed: { codeToken: plan.codeToken, onCodeToken: (codeToken) => onPlan({ codeToken }) },
    begins: readToken() === null && plan.codeToken !== null ? 'code' : undefined,
    onSignedIn(signedIn) {
      setTurns(account.view === 'code' ? 3 : 2)
      setUser(signedIn)
      setStep('card')
      void reloadVisitorData(slug)
    },
  })

  async function look(): Promise<void> {
    setStep('looking')
    try {
      const signedIn = await account.check()
      setUser(signedIn)
      setStep(signedIn ? 'card' : 'account')
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      setWhy(reason.message)
      setStep('lost')
    }
  }

  const begin = useEffectEvent(() => {
    if (step === 'looking') return void look()
    void loadVisitorData(slug).then((mine) => {
      const who = knownVisitor(slug, mine)
      if (who.email && plan.who.name === '' && plan.who.email === '') onPlan({ who })
    })
  })
  useEffect(() => begin(), [])

  return {
    step,
    user,
    account,
    why,
    look,
    turn: turnAt(step, account.view, turns),
    /** Somebody else gives, on a device where this person is signed in; who stays so, unless the other signs in. */
    another(): void {
      leaveSignedIn()
      void reloadVisitorData(slug)
      onPlan({ who: { name: '', email: '' }, codeToken: null })
      account.show('who')
      setTurns(null)
      setUser(null)
      setStep('account')
    },
    /** Whether a refused call means that the donor must sign in again. */
    refused(reason: unknown): boolean {
      const again = account.refused(reason)
      if (again && user) onPlan({ who: { name: fullName(user), email: user.email } })
      if (again) setStep('account')
      return again
    },
  }
}

/** A new account with its code makes three steps, a login two. */
function turnAt(step: string, view: AccountView, turns: 2 | 3 | null) {
  if (step === 'card') return turns && { turn: turns, turns }
  if (step !== 'account') return null
  return view === 'logIn' ? { turn: 1, turns: 2 } : { turn: view === 'code' ? 2 : 1, turns: 3 }
}
