import type { FieldProblem } from '#contract/field-problem.ts'
import { account as limits } from '#contract/limits.ts'
import { codeFault, emailFault, newPasswordFault } from './account-faults.ts'
import { problemMessage } from './field-message.ts'

/**
 * What is wrong with a value, in the current language and in the words of the contract; undefined when nothing is. A
 * test compares each with its schema.
 */

const parameters = {
  passwordTooShort: { min: limits.passwordMin },
  passwordTooLong: { max: limits.passwordMax },
  codeLength: { length: limits.codeLength },
}

const said = (fault: FieldProblem | undefined): string | undefined =>
  fault && problemMessage(fault, fault in parameters ? parameters[fault as keyof typeof parameters] : {})

export const emailProblem = (value: string) => said(emailFault(value))

/** A password for logging in: any password that was once allowed may be tried. */
export const passwordProblem = (value: string) => said(value === '' ? 'passwordRequired' : undefined)

/** A password that is being chosen now. */
export const newPasswordProblem = (value: string) => said(newPasswordFault(value))

export const codeProblem = (value: string) => said(codeFault(value))
