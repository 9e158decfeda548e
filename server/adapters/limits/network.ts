import { DomainError } from '#server/lib/domain-error.ts'
import type { Captcha } from '#server/ports/captcha.ts'
import { type Limits, type NetworkLimits, withinLimit } from '#server/ports/limits.ts'

/** Counted by `limits`; what a network has not free is worked for by `captcha`. */
export function networkLimits({ limits, captcha }: { limits: Limits; captcha: Captcha }): NetworkLimits {
  return {
    async count({ person, network, proof, isForm }) {
      if (person) await limits.take(...person)
      try {
        if (!network || (await withinLimit(limits, ...network))) return 'free'
        if (isForm) {
          await limits.take('formBeyondFree', network.join(' '))
          return 'waits'
        }
        if (!(await captcha.admits(proof))) throw new DomainError('CAPTCHA_NEEDED')
        return 'free'
      } catch (reason) {
        if (person) await limits.giveBack(...person)
        throw reason
      }
    },
  }
}
