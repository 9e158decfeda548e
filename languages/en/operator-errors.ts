import type { OperatorErrorCode } from '#contract/errors.ts'

/** What operators are told by the code of an error (contract/errors.ts): by the server alone, so that no page loads it. */
export const operatorErrors = {
  OPERATOR_ONLY: 'The desk is for operators. Your account is not one of theirs.',
  OPERATOR_PASSKEY_NEEDED:
    'Please show your passkey. One that was added after the account became an operator’s does not count.',
  COMMAND_LINE_ONLY: 'Only the command line can do this.',
  OPERATOR_ACCOUNT:
    'There is no confirmed account with a passkey under this address. Its owner adds a passkey in their profile first.',
  OPERATOR_NOT_FOUND: 'There is no such operator.',
  JOB_NOT_FOUND: 'This job does not wait and has not failed.',
  HAND_OVER_ACCOUNT: 'There is no confirmed account with this address that could become the owner.',
  HAND_OVER_WAITS: 'Somebody has asked already to hand this memorial over.',
  HAND_OVER_NOT_FOUND: 'Nobody has asked for this.',
  HAND_OVER_EARLY: 'The family has fourteen days to stop it. Please come back then.',
  HAND_OVER_OVER: 'This was decided before.',
} satisfies Record<OperatorErrorCode, string>
