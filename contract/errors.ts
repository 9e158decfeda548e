/**
 * The error catalogue: for each code the HTTP status, the text for people, and whether a retry can help. Server and
 * screens both use it.
 */
interface ErrorSpec {
  status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503
  message: string
  retry: boolean
}

const spec = <T extends Record<string, ErrorSpec>>(table: T) => table

export const errors = spec({
  // General
  BAD_INPUT: { status: 400, message: 'Please check your information and try again.', retry: true },
  UNAUTHENTICATED: {
    status: 401,
    message: 'There was an authentication issue. Please try again.',
    retry: true,
  },
  FORBIDDEN: {
    status: 403,
    message: 'Access not permitted. Please try again or contact support.',
    retry: false,
  },
  NOT_FOUND: { status: 404, message: 'Service temporarily unavailable. Please try again.', retry: true },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    message: 'Too many attempts. Please wait a moment before trying again.',
    retry: true,
  },
  TOO_LARGE: {
    status: 413,
    message: 'This is too large to send. Please choose something smaller.',
    retry: false,
  },
  UNSUPPORTED_TYPE: { status: 415, message: 'This kind of content cannot be read here.', retry: false },
  SERVER_BUSY: {
    status: 503,
    message: 'Our servers are busy right now. Please try again in a few moments.',
    retry: true,
  },
  STORAGE_AWAY: {
    status: 503,
    message:
      'Photos and videos cannot be reached just now. Nothing is lost. Please try again in a few minutes.',
    retry: true,
  },
  STORAGE_REFUSED: {
    status: 500,
    message:
      'Photos and videos cannot be reached, through a mistake of ours. Nothing is lost. Please come back later.',
    retry: true,
  },
  DISK_LOW: {
    status: 503,
    message: 'New photos and videos cannot be taken in just now. Nothing is lost. Please try again later.',
    retry: true,
  },
  INTERNAL: {
    status: 500,
    message: 'Our servers are busy right now. Please try again in a few moments.',
    retry: true,
  },

  // Accounts
  EMAIL_TAKEN: {
    status: 409,
    message: 'This email address is already registered. Please use a different email or try logging in.',
    retry: false,
  },
  EMAIL_LETTERS: {
    status: 400,
    message:
      'Our mail cannot be sent to an address with letters such as é or ш before the @. Please use another address.',
    retry: false,
  },
  CAPTCHA_NEEDED: {
    status: 403,
    message: 'We could not make sure that you are not a robot. Please try again.',
    retry: true,
  },
  BAD_CREDENTIALS: { status: 401, message: 'Invalid email or password.', retry: true },
  PASSWORD_IS_EMAIL: {
    status: 400,
    message: 'Please choose a password that is not your email address.',
    retry: false,
  },
  PASSWORD_TOO_COMMON: {
    status: 400,
    message: 'This password is one of the first that anyone would try. Please choose another.',
    retry: false,
  },
  CODE_WRONG: { status: 400, message: 'The verification code is incorrect.', retry: true },
  CODE_EXPIRED: {
    status: 400,
    message: 'This code has run out. Please ask for a new one.',
    retry: true,
  },
  CODE_USED_UP: {
    status: 429,
    message: 'Too many wrong codes. Please ask for a new one.',
    retry: true,
  },
  RESEND_TOO_SOON: {
    status: 429,
    message: 'A code was just sent. Please wait a moment before asking for another.',
    retry: true,
  },
  EMAIL_UNVERIFIED: {
    status: 403,
    message: 'Please confirm your email address first.',
    retry: false,
  },
  PASSWORD_WRONG: { status: 400, message: 'This is not your current password.', retry: true },
  PASSKEY_INVALID: {
    status: 400,
    message: 'This passkey could not be added. Please try again.',
    retry: true,
  },
  PASSKEY_UNKNOWN: {
    status: 401,
    message: 'This passkey is not known here. Please log in with your password.',
    retry: true,
  },
  PASSKEYS_WAIT: {
    status: 409,
    message:
      'A new password was chosen by mail a short time ago. For your safety, passkeys can be added two days after that.',
    retry: false,
  },
  TOO_MANY_PASSKEYS: {
    status: 409,
    message: 'This is the most passkeys an account can have. Please remove one first.',
    retry: false,
  },
  RESET_LINK_INVALID: {
    status: 400,
    message: 'This link has been used or has run out. Please ask for a new one.',
    retry: false,
  },

  // Memorials
  MEMORIAL_NOT_FOUND: { status: 404, message: 'Memorial not found', retry: false },
  MEMORIAL_STALE: {
    status: 409,
    message: 'This memorial was changed somewhere else in the meantime.',
    retry: false,
  },
  SLUG_INVALID: {
    status: 400,
    message: 'The link may have 3 to 80 small letters, digits and hyphens.',
    retry: false,
  },
  SLUG_TAKEN: { status: 409, message: 'This link is already in use. Please choose another.', retry: false },
  PUBLIC_MISSING: {
    status: 404,
    message:
      'This memorial may have been removed or the link might be incorrect. Please check the link, or ask the person who sent it.',
    retry: false,
  },
  PUBLIC_PRIVATE: {
    status: 403,
    message: 'This memorial might be private. Please ask the family how to see it.',
    retry: false,
  },
  PUBLIC_ENDED: {
    status: 410,
    message: 'This memorial’s year has ended. Its family can still keep it for another one.',
    retry: false,
  },

  TOO_MANY_STORIES: { status: 400, message: 'A memorial can hold 200 stories.', retry: false },
  TOO_MANY_FUNDS: { status: 400, message: 'A memorial can have 20 donation funds.', retry: false },

  FUND_HOLDS_GIFTS: {
    status: 403,
    message:
      'This fund holds gifts. Only the person who began the memorial can change its name, its cause or who receives it.',
    retry: false,
  },

  // Hosts
  ALREADY_HOST: { status: 409, message: 'This person looks after the memorial already.', retry: false },
  HOST_NOT_FOUND: { status: 404, message: 'This person no longer looks after the memorial.', retry: false },
  OWNER_STAYS: { status: 409, message: 'The person who began the memorial cannot be removed.', retry: false },
  TOO_MANY_HOSTS: { status: 400, message: 'A memorial can have 20 co-hosts.', retry: false },
  HOST_INVITATION_INVALID: {
    status: 404,
    message: 'This invitation was taken back, used or has run out. Please ask for a new one.',
    retry: false,
  },
  HOST_INVITATION_FOR_ANOTHER: {
    status: 403,
    message: 'This invitation was sent to another email address. Please sign in with that one.',
    retry: false,
  },

  // Contributions
  CONTRIBUTION_NOT_FOUND: { status: 404, message: 'This contribution is no longer here.', retry: false },
  CONTRIBUTION_EMPTY: {
    status: 400,
    message: 'Please include a message or at least one photo.',
    retry: false,
  },
  CONTRIBUTION_TOO_MANY_PHOTOS: { status: 400, message: 'You can add up to 30 photos.', retry: false },
  BLOCKED: {
    status: 403,
    message: 'The family has closed this memorial to further additions.',
    retry: false,
  },
  ADDRESS_UNPROVEN: {
    status: 403,
    message:
      'Please log in with this email address first. By the link in your invitation you can answer without that.',
    retry: false,
  },
  CANNOT_BLOCK: {
    status: 409,
    message: 'Whoever looks after this memorial cannot be shut out of it.',
    retry: false,
  },
  NOT_BLOCKED: { status: 404, message: 'This person is not shut out any more.', retry: false },
  REPORT_NOT_FOUND: { status: 404, message: 'There is no such report.', retry: false },
  PASSCODE_MISSING: { status: 400, message: 'Please choose a word that opens the memorial.', retry: false },
  FUND_MISSING: { status: 404, message: 'This memorial has no such fund any more.', retry: false },
  CARD_REFUSED: { status: 409, message: 'Donation failed. Please try again.', retry: true },
  CONTRIBUTOR_UNREACHABLE: {
    status: 409,
    message: 'There is no email address to write to.',
    retry: false,
  },
  CONTRIBUTION_REPLACED: {
    status: 409,
    message: 'This person has written again since then. What was removed cannot be brought back beside it.',
    retry: false,
  },
  RSVP_NOT_FOUND: { status: 404, message: 'This answer is no longer here.', retry: false },
  RSVP_REPLACED: {
    status: 409,
    message: 'This person has answered again since then. What was removed cannot be brought back beside it.',
    retry: false,
  },
  ALREADY_THANKED: { status: 409, message: 'A thank you was sent already.', retry: false },

  // Media
  MEDIA_NOT_FOUND: { status: 404, message: 'This photo is no longer here.', retry: false },
  PHOTO_UNREADABLE: {
    status: 415,
    message: 'Please try a different file format.',
    retry: false,
  },
  PHOTO_DAMAGED: {
    status: 400,
    message: 'This photo is damaged and cannot be opened. Please try another copy of it.',
    retry: false,
  },
  PHOTO_EMPTY: { status: 400, message: 'This file is empty.', retry: false },
  PHOTO_TOO_LARGE: { status: 413, message: 'Please choose a photo up to 40 MB.', retry: false },
  PHOTO_TOO_MANY_PIXELS: {
    status: 413,
    message: 'This picture has too many pixels. Please choose a smaller version of it.',
    retry: false,
  },
  PROFILE_PHOTO_TOO_LARGE: { status: 413, message: 'Please choose an image up to 10 MB.', retry: false },
  VIDEO_UNREADABLE: {
    status: 415,
    message: 'This video cannot be played. Please record it again.',
    retry: false,
  },
  VIDEO_TOO_LARGE: { status: 413, message: 'Please choose a video up to 300 MB.', retry: false },
  VIDEO_TOO_LONG: { status: 400, message: 'Please keep the video under 5 minutes.', retry: false },
  FILE_MISSING: { status: 400, message: 'No file arrived. Please choose it again.', retry: true },
  UPLOAD_BROKEN: { status: 400, message: 'The upload stopped half-way. Please try again.', retry: true },
  NO_ROOM: {
    status: 409,
    message: 'There is no room for more photos and videos here. Removing some of them makes room.',
    retry: false,
  },
  TOO_MANY_PHOTOS: { status: 400, message: 'A memorial can hold 500 photos.', retry: false },

  // Mails about what comes in
  DIGEST_UNKNOWN: { status: 404, message: 'This link is no longer in use.', retry: false },

  // Keepsakes
  BOOK_FAILED: { status: 500, message: 'The book could not be made. Please try again.', retry: true },
  CARDS_FAILED: { status: 500, message: 'The cards could not be made. Please try again.', retry: true },
  ARCHIVE_TOO_SOON: {
    status: 429,
    message: 'The links were sent a few minutes ago. Please wait a little before sending them again.',
    retry: true,
  },
  LINK_EXPIRED: {
    status: 404,
    message: 'This link is no longer in use. Please ask for a new one where you found it.',
    retry: false,
  },

  // Contacts and invitations
  CONTACT_NOT_FOUND: { status: 404, message: 'This contact is no longer in the list.', retry: false },
  CONTACT_EXISTS: { status: 409, message: 'This contact already exists', retry: false },
  TOO_MANY_CONTACTS: { status: 400, message: 'A memorial can have 2,000 contacts.', retry: false },
  CONTACT_HAS_NO_EMAIL: { status: 400, message: 'This contact has no email address.', retry: false },
  CONTACT_UNSUBSCRIBED: {
    status: 409,
    message: 'This person has asked not to be written to.',
    retry: false,
  },
  INVITE_TOO_SOON: {
    status: 429,
    message: 'An invitation was sent a few minutes ago. Please wait a little before sending another.',
    retry: true,
  },
  INVITED_OFTEN: {
    status: 429,
    message:
      'This person was sent three invitations this week. Please wait a few days before sending another.',
    retry: true,
  },
  INVITE_NAME: {
    status: 409,
    message:
      'Invitations carry the name of the memorial in their subject, and it holds a web address or an offer. Please change the name first.',
    retry: false,
  },
  INVITE_PRIVATE: {
    status: 409,
    message:
      'This memorial is private: nobody you invite could open it. Under Settings you can choose who may see it.',
    retry: false,
  },
  INVITES_PAUSED: {
    status: 409,
    message:
      'Most addresses on this list could not be reached, or asked for no mail, so invitations wait. Please look through the list; you can go on tomorrow.',
    retry: false,
  },
  NOT_PAID: {
    status: 409,
    message: 'Please complete the payment before sharing the memorial.',
    retry: false,
  },

  // Payment
  INTENT_UNKNOWN: { status: 404, message: 'Unable to finalise payment with the server.', retry: true },
  INTENT_MISMATCH: { status: 400, message: 'Unable to finalise payment with the server.', retry: false },
  PAYMENT_INCOMPLETE: {
    status: 409,
    message: 'Payment did not complete. Please try again.',
    retry: true,
  },
  NOTHING_TO_REFUND: {
    status: 409,
    message: 'Nothing was paid that could be given back.',
    retry: false,
  },
  ACCOUNT_REFUSED: {
    status: 409,
    message: 'The payment provider knows no such account of ours, or sends no gifts there yet.',
    retry: false,
  },
  GIFT_NOT_FOUND: { status: 404, message: 'There is no such donation.', retry: false },
  PAYMENT_DISPUTED: {
    status: 409,
    message:
      'The bank of whoever paid has this money or decides about it, so it cannot be given back besides.',
    retry: false,
  },
  ALREADY_PAID: { status: 409, message: 'This memorial is already paid for.', retry: false },
  EXTENSION_TOO_EARLY: {
    status: 409,
    message: 'Another year can be added from 60 days before this one ends.',
    retry: false,
  },
  TAKEN_OFF: {
    status: 409,
    message:
      'This memorial is not shown at the moment, so nobody can be invited to it. Please contact support.',
    retry: false,
  },
  YEAR_ENDED: {
    status: 409,
    message: 'This memorial’s year has ended. Keep it another year to share it again.',
    retry: false,
  },
  PROMO_NOT_FOUND: {
    status: 404,
    message: 'This promo code was not found. Note: You have a limited number of attempts.',
    retry: true,
  },
  PROMO_EXISTS: { status: 409, message: 'There is a promo code with this name already.', retry: false },
  PROMO_USED_UP: {
    status: 409,
    message:
      'This promo code could not be used any more when your payment came, so your payment is given back. You can pay without the code.',
    retry: false,
  },
  PROMO_CHECKS_USED_UP: { status: 429, message: 'max promo check reached', retry: false },
})

export type ErrorCode = keyof typeof errors

/** Said after the words of a refusal of which it is known when it ends; `{when}` is 'in 3 minutes'. */
export const tryAgain = 'You can try again {when}.'

export { networkFailure } from './network-failure.ts'

/** The text and retry flag for an answer without a message. */
export function byStatus(status: number): { message: string; retry: boolean } {
  if (status === 400) return errors.BAD_INPUT
  if (status === 401) return errors.UNAUTHENTICATED
  if (status === 403) return errors.FORBIDDEN
  if (status === 404) return errors.NOT_FOUND
  if (status === 409) return errors.EMAIL_TAKEN
  if (status === 429) return errors.TOO_MANY_ATTEMPTS
  if ([500, 502, 503, 504].includes(status)) return errors.SERVER_BUSY
  return { message: 'Something went wrong. Please try again.', retry: true }
}
