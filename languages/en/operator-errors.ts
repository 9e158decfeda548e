import type { OperatorErrorCode } from '#contract/errors.ts'

/** What operators are told by the code of an error (contract/errors.ts): by the server alone, so that no page loads it. */
export const operatorErrors = {
  OPERATOR_PROOF_NEEDED: 'Please show your passkey again: this act needs a recent proof.',
  OPERATOR_ACCOUNT_NEEDED: 'This is for the account of an operator, not for the token.',
  OPERATOR_NAME_TAKEN:
    'Somebody who was removed had this name, or another operator’s looks like it. Please choose another one: the log keeps names for ever.',
  OPERATOR_NOT_FOUND: 'There is no such operator.',
  OPERATOR_LINK_INVALID: 'This link has been used or has run out. Please ask another operator for a new one.',
  OPERATOR_PASSKEY_UNKNOWN:
    'This passkey is not known at the desk. Please ask another operator for a new link.',
  LAST_PASSKEY: 'This is your last passkey. Please add another one first.',
  JOB_NOT_FOUND: 'This job does not wait and has not failed.',
  HAND_OVER_ACCOUNT: 'There is no confirmed account with this address that could become the owner.',
  HAND_OVER_WAITS: 'Somebody has asked already to hand this memorial over.',
  HAND_OVER_NOT_FOUND: 'Nobody has asked for this.',
  HAND_OVER_EARLY: 'The family has three days to object. Please come back then.',
  HAND_OVER_WITNESS: 'Somebody other than whoever asked for it has to witness this.',
  HAND_OVER_PASSKEY:
    'For a hand-over, your passkey must have come by a link from the command line. Please ask whoever runs the server for one.',
  HAND_OVER_OVER: 'This was decided before.',
} satisfies Record<OperatorErrorCode, string>
