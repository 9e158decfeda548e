/**
 * The error catalogue: for each code the HTTP status, and whether a retry can help. Its messages, by code:
 * `languages/<tag>/calls/errors.ts`. Server and screens both use it.
 */
interface ErrorSpec {
  status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503
  retry: boolean
}

const spec = <T extends Record<string, ErrorSpec>>(table: T) => table

/** Of the operator's calls: only the server says their messages (`languages/<tag>/operator-errors.ts`), so no page loads them. */
const operatorErrors = spec({
  OPERATOR_ONLY: { status: 403, retry: false },
  OPERATOR_PASSKEY_NEEDED: { status: 403, retry: false },
  COMMAND_LINE_ONLY: { status: 403, retry: false },
  OPERATOR_ACCOUNT: { status: 409, retry: false },
  OPERATOR_NOT_FOUND: { status: 404, retry: false },
  JOB_NOT_FOUND: { status: 404, retry: false },
  HAND_OVER_ACCOUNT: { status: 409, retry: false },
  HAND_OVER_WAITS: { status: 409, retry: false },
  HAND_OVER_NOT_FOUND: { status: 404, retry: false },
  HAND_OVER_EARLY: { status: 409, retry: false },
  HAND_OVER_OVER: { status: 409, retry: false },
})
export type OperatorErrorCode = keyof typeof operatorErrors

export const errors = spec({
  // General
  BAD_INPUT: { status: 400, retry: true },
  UNAUTHENTICATED: { status: 401, retry: true },
  FORBIDDEN: { status: 403, retry: false },
  NOT_FOUND: { status: 404, retry: true },
  TOO_MANY_ATTEMPTS: { status: 429, retry: true },
  TOO_LARGE: { status: 413, retry: false },
  UNSUPPORTED_TYPE: { status: 415, retry: false },
  SERVER_BUSY: { status: 503, retry: true },
  STORAGE_AWAY: { status: 503, retry: true },
  STORAGE_REFUSED: { status: 500, retry: true },
  DISK_LOW: { status: 503, retry: true },
  INTERNAL: { status: 500, retry: true },

  // Accounts
  EMAIL_TAKEN: { status: 409, retry: false },
  EMAIL_LETTERS: { status: 400, retry: false },
  CAPTCHA_NEEDED: { status: 403, retry: true },
  BAD_CREDENTIALS: { status: 401, retry: true },
  PASSWORD_IS_EMAIL: { status: 400, retry: false },
  PASSWORD_TOO_COMMON: { status: 400, retry: false },
  CODE_WRONG: { status: 400, retry: true },
  CODE_EXPIRED: { status: 400, retry: true },
  CODE_USED_UP: { status: 429, retry: true },
  RESEND_TOO_SOON: { status: 429, retry: true },
  EMAIL_UNVERIFIED: { status: 403, retry: false },
  PASSWORD_WRONG: { status: 400, retry: true },
  PASSKEY_INVALID: { status: 400, retry: true },
  PASSKEY_UNKNOWN: { status: 401, retry: true },
  PASSKEYS_WAIT: { status: 409, retry: false },
  TOO_MANY_PASSKEYS: { status: 409, retry: false },
  RESET_LINK_INVALID: { status: 400, retry: false },

  ...operatorErrors,

  // Memorials
  MEMORIAL_NOT_FOUND: { status: 404, retry: false },
  MEMORIAL_STALE: { status: 409, retry: false },
  LIFE_DATE_AHEAD: { status: 400, retry: false },
  DEATH_BEFORE_BIRTH: { status: 400, retry: false },
  SLUG_INVALID: { status: 400, retry: false },
  SLUG_TAKEN: { status: 409, retry: false },
  SLUGS_USED_UP: { status: 409, retry: false },
  RESTORE_TOO_LARGE: { status: 413, retry: false },
  RESTORE_UNREADABLE: { status: 400, retry: false },
  RESTORE_EXISTS: { status: 409, retry: false },
  PUBLIC_MISSING: { status: 404, retry: false },
  TOO_MANY_UNKNOWN: { status: 429, retry: true },
  PUBLIC_PRIVATE: { status: 403, retry: false },
  PUBLIC_ENDED: { status: 410, retry: false },

  TOO_MUCH_TEXT: { status: 413, retry: false },
  TOO_MANY_UNPAID: { status: 409, retry: false },
  TOO_MANY_STORIES: { status: 400, retry: false },
  TOO_MANY_FUNDS: { status: 400, retry: false },

  FUND_HOLDS_GIFTS: { status: 403, retry: false },

  // Hosts
  ALREADY_HOST: { status: 409, retry: false },
  HOST_NOT_FOUND: { status: 404, retry: false },
  OWNER_STAYS: { status: 409, retry: false },
  TOO_MANY_HOSTS: { status: 400, retry: false },
  HOST_INVITATION_INVALID: { status: 404, retry: false },
  HOST_INVITATION_FOR_ANOTHER: { status: 403, retry: false },

  // Contributions
  CONTRIBUTION_NOT_FOUND: { status: 404, retry: false },
  CONTRIBUTION_EMPTY: { status: 400, retry: false },
  CONTRIBUTION_TOO_MANY_PHOTOS: { status: 400, retry: false },
  RECEIPT_INVALID: { status: 404, retry: false },
  RECEIPT_EXPIRED: { status: 410, retry: false },
  BLOCKED: { status: 403, retry: false },
  ADDRESS_UNPROVEN: { status: 403, retry: false },
  CANNOT_BLOCK: { status: 409, retry: false },
  NOT_BLOCKED: { status: 404, retry: false },
  REPORT_NOT_FOUND: { status: 404, retry: false },
  PASSCODE_MISSING: { status: 400, retry: false },
  FUND_MISSING: { status: 404, retry: false },
  CARD_REFUSED: { status: 409, retry: true },
  CONTRIBUTOR_UNREACHABLE: { status: 409, retry: false },
  CONTRIBUTION_REPLACED: { status: 409, retry: false },
  RSVP_NOT_FOUND: { status: 404, retry: false },
  RSVP_REPLACED: { status: 409, retry: false },
  EVENT_NOT_FOUND: { status: 404, retry: false },
  EVENT_OVER: { status: 409, retry: false },
  EVENT_CANCELLED: { status: 409, retry: false },
  EVENT_NOT_STREAMED: { status: 409, retry: false },
  ALREADY_THANKED: { status: 409, retry: false },
  THANKS_NOT_FOUND: { status: 404, retry: false },
  TRANSCRIPT_CHANGED: { status: 409, retry: false },
  THANKS_FULL: { status: 409, retry: false },

  // Media
  MEDIA_NOT_FOUND: { status: 404, retry: false },
  PHOTO_UNREADABLE: { status: 415, retry: false },
  PHOTO_DAMAGED: { status: 400, retry: false },
  PHOTO_EMPTY: { status: 400, retry: false },
  PHOTO_TOO_LARGE: { status: 413, retry: false },
  PHOTO_TOO_MANY_PIXELS: { status: 413, retry: false },
  PROFILE_PHOTO_TOO_LARGE: { status: 413, retry: false },
  VIDEO_UNREADABLE: { status: 415, retry: false },
  VIDEO_TOO_LARGE: { status: 413, retry: false },
  VIDEO_TOO_LONG: { status: 400, retry: false },
  FILM_UNREADABLE: { status: 415, retry: false },
  FILM_DAMAGED: { status: 400, retry: false },
  FILM_TOO_LONG: { status: 400, retry: false },
  VOICE_UNREADABLE: { status: 415, retry: false },
  VOICE_IS_FILM: { status: 415, retry: false },
  VOICE_TOO_LONG: { status: 400, retry: false },
  VOICE_TOO_LARGE: { status: 413, retry: false },
  TOO_MANY_RECORDINGS: { status: 400, retry: false },
  TOO_MANY_FILMS_OF_VISITORS: { status: 400, retry: false },
  TOO_MANY_FILMS: { status: 400, retry: false },
  FILE_MISSING: { status: 400, retry: true },
  UPLOAD_BROKEN: { status: 400, retry: true },
  NO_ROOM: { status: 409, retry: false },
  TOO_MANY_PHOTOS: { status: 400, retry: false },

  // Mails about what comes in
  NO_ANNIVERSARY: { status: 409, retry: false },
  YEARLY_NOTE_UNKNOWN: { status: 404, retry: false },
  DIGEST_UNKNOWN: { status: 404, retry: false },

  // Keepsakes
  BOOK_FAILED: { status: 500, retry: true },
  CARDS_FAILED: { status: 500, retry: true },
  ORDER_FAILED: { status: 500, retry: true },
  ARCHIVE_TOO_SOON: { status: 429, retry: true },
  LINK_EXPIRED: { status: 404, retry: false },

  // Contacts and invitations
  CONTACT_NOT_FOUND: { status: 404, retry: false },
  CONTACT_EXISTS: { status: 409, retry: false },
  TOO_MANY_CONTACTS: { status: 400, retry: false },
  CONTACT_HAS_NO_EMAIL: { status: 400, retry: false },
  CONTACT_UNSUBSCRIBED: { status: 409, retry: false },
  INVITE_TOO_SOON: { status: 429, retry: true },
  INVITED_OFTEN: { status: 429, retry: true },
  ASKED_MANY_UNPAID: { status: 429, retry: true },
  INVITE_NAME: { status: 409, retry: false },
  INVITE_PRIVATE: { status: 409, retry: false },
  INVITES_PAUSED: { status: 409, retry: false },
  NOT_PAID: { status: 409, retry: false },

  // Payment
  INTENT_UNKNOWN: { status: 404, retry: true },
  INTENT_MISMATCH: { status: 400, retry: false },
  PAYMENT_INCOMPLETE: { status: 409, retry: true },
  PAYMENT_UNDER_WAY: { status: 409, retry: true },
  NOTHING_TO_REFUND: { status: 409, retry: false },
  ACCOUNT_REFUSED: { status: 409, retry: false },
  GIFT_NOT_FOUND: { status: 404, retry: false },
  PAYMENT_DISPUTED: { status: 409, retry: false },
  ALREADY_PAID: { status: 409, retry: false },
  EXTENSION_TOO_EARLY: { status: 409, retry: false },
  TAKEN_OFF: { status: 409, retry: false },
  YEAR_ENDED: { status: 409, retry: false },
  PROMO_NOT_FOUND: { status: 404, retry: true },
  PROMO_EXISTS: { status: 409, retry: false },
  PROMO_USED_UP: { status: 409, retry: false },
  PROMO_CHECKS_USED_UP: { status: 429, retry: false },
})

export type ErrorCode = keyof typeof errors

// What calls of one kind are refused for, to be spread into their `errors`.

/** Of a call about a memorial's page. */
export const publicErrors = ['PUBLIC_MISSING', 'PUBLIC_ENDED', 'PUBLIC_PRIVATE'] as const
/** Of a call that stores a file. */
export const uploadErrors = ['UPLOAD_BROKEN', 'NO_ROOM', 'DISK_LOW'] as const
/** Of a call that stores a photo. */
export const photoErrors = [
  'PHOTO_EMPTY',
  'PHOTO_UNREADABLE',
  'PHOTO_DAMAGED',
  'PHOTO_TOO_MANY_PIXELS',
  ...uploadErrors,
] as const
/** Of a call that mails people in the family's name. */
export const mailingErrors = ['NOT_PAID', 'TAKEN_OFF', 'YEAR_ENDED', 'INVITE_PRIVATE', 'INVITE_NAME'] as const
