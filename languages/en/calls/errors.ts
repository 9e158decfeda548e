import type { ErrorCode, OperatorErrorCode } from '#contract/errors.ts'

/** What people are told, by the code of an error (contract/errors.ts). */
export const errors = {
  // General
  BAD_INPUT: 'Please check your information and try again.',
  UNAUTHENTICATED: 'There was an authentication issue. Please try again.',
  FORBIDDEN: 'Access not permitted. Please try again or contact support.',
  NOT_FOUND: 'Service temporarily unavailable. Please try again.',
  TOO_MANY_ATTEMPTS: 'Too many attempts. Please wait a moment before trying again.',
  TOO_LARGE: 'This is too large to send. Please choose something smaller.',
  UNSUPPORTED_TYPE: 'This kind of content cannot be read here.',
  SERVER_BUSY: 'Our servers are busy right now. Please try again in a few moments.',
  STORAGE_AWAY:
    'Photos and videos cannot be reached just now. Nothing is lost. Please try again in a few minutes.',
  STORAGE_REFUSED:
    'Photos and videos cannot be reached, through a mistake of ours. Nothing is lost. Please come back later.',
  DISK_LOW: 'New photos and videos cannot be taken in just now. Nothing is lost. Please try again later.',
  INTERNAL: 'Our servers are busy right now. Please try again in a few moments.',

  // Accounts
  EMAIL_TAKEN: 'This email address is already registered. Please use a different email or try logging in.',
  EMAIL_LETTERS:
    'Our mail cannot be sent to an address with letters such as é or ш before the @. Please use another address.',
  CAPTCHA_NEEDED: 'We could not make sure that you are not a robot. Please try again.',
  BAD_CREDENTIALS: 'Invalid email or password.',
  PASSWORD_IS_EMAIL: 'Please choose a password that is not your email address.',
  PASSWORD_TOO_COMMON: 'This password is one of the first that anyone would try. Please choose another.',
  CODE_WRONG: 'The verification code is incorrect.',
  CODE_EXPIRED: 'This code has run out. Please ask for a new one.',
  CODE_USED_UP: 'Too many wrong codes. Please ask for a new one.',
  RESEND_TOO_SOON: 'A code was just sent. Please wait a moment before asking for another.',
  EMAIL_UNVERIFIED: 'Please confirm your email address first.',
  PASSWORD_WRONG: 'This is not your current password.',
  PASSKEY_INVALID: 'This passkey could not be added. Please try again.',
  PASSKEY_UNKNOWN: 'This passkey is not known here. Please log in with your password.',
  PASSKEYS_WAIT:
    'A new password was chosen by mail a short time ago. For your safety, passkeys can be added two days after that.',
  TOO_MANY_PASSKEYS: 'This is the most passkeys an account can have. Please remove one first.',
  RESET_LINK_INVALID: 'This link has been used or has run out. Please ask for a new one.',

  // Memorials
  MEMORIAL_NOT_FOUND: 'Memorial not found',
  MEMORIAL_STALE: 'This memorial was changed somewhere else in the meantime.',
  LIFE_DATE_AHEAD: 'A date of birth or death cannot be in the future.',
  DEATH_BEFORE_BIRTH: 'The date of death is before the date of birth.',
  SLUG_INVALID: 'The link may have 3 to 80 small letters, digits and hyphens.',
  SLUG_TAKEN: 'This link is already in use. Please choose another.',
  SLUGS_USED_UP:
    'This memorial has had as many links as it can have before it is paid for. Please choose one that it has had, or change it after the payment.',
  RESTORE_TOO_LARGE: 'This archive is larger than a memorial can be.',
  RESTORE_UNREADABLE:
    'This is no archive of a memorial, or a part of it is missing: it may have been cut short. Please choose the ZIP file as it was downloaded.',
  RESTORE_EXISTS: 'This memorial, or its printed code, is here already. Nothing was restored.',
  TOO_MANY_UNKNOWN:
    'Many addresses that do not exist were opened from your internet connection. Please open the link in your invitation, or use another connection.',
  PUBLIC_MISSING:
    'This memorial may have been removed or the link might be incorrect. Please check the link, or ask the person who sent it.',
  PUBLIC_PRIVATE: 'This memorial might be private. Please ask the family how to see it.',
  PUBLIC_ENDED: 'This memorial’s year has ended. Its family can still keep it for another one.',
  TOO_MUCH_TEXT:
    'All texts of a memorial together can be as long as a thick book (500 KB). Please shorten some of them. Nothing that you typed is lost.',
  TOO_MANY_UNPAID:
    'You have three memorials that are not paid for yet. Please go on with one of them, or pay for one first. Deleted ones count for 30 days.',
  TOO_MANY_STORIES: 'A memorial can hold 200 stories.',
  TOO_MANY_FUNDS: 'A memorial can have 20 donation funds.',
  FUND_HOLDS_GIFTS:
    'This fund holds gifts. Only the person who began the memorial can change its name, its cause or who receives it.',

  // Hosts
  ALREADY_HOST: 'This person looks after the memorial already.',
  HOST_NOT_FOUND: 'This person no longer looks after the memorial.',
  OWNER_STAYS: 'The person who began the memorial cannot be removed.',
  TOO_MANY_HOSTS: 'A memorial can have 20 co-hosts.',
  HOST_INVITATION_INVALID: 'This invitation was taken back, used or has run out. Please ask for a new one.',
  HOST_INVITATION_FOR_ANOTHER:
    'This invitation was sent to another email address. Please log in with that one.',

  // Contributions
  CONTRIBUTION_NOT_FOUND: 'This contribution is no longer here.',
  CONTRIBUTION_EMPTY: 'Please include a message or at least one photo.',
  CONTRIBUTION_TOO_MANY_PHOTOS: 'You can add up to 30 photos.',
  RECEIPT_INVALID:
    'This link is not valid any more: it was cut short, or what it was about is not here any more.',
  RECEIPT_EXPIRED: 'This link has run out.',
  BLOCKED: 'The family has closed this memorial to further additions.',
  ADDRESS_UNPROVEN:
    'Please log in with this email address first. By the link in your invitation you can answer without that.',
  CANNOT_BLOCK: 'Whoever looks after this memorial cannot be shut out of it.',
  NOT_BLOCKED: 'This person is not shut out any more.',
  REPORT_NOT_FOUND: 'There is no such report.',
  PASSCODE_MISSING: 'Please choose a word that opens the memorial.',
  FUND_MISSING: 'This memorial has no such fund any more.',
  CARD_REFUSED: 'Donation failed. Please try again.',
  CONTRIBUTOR_UNREACHABLE: 'There is no email address to write to.',
  CONTRIBUTION_REPLACED:
    'This person has written again since then. What was removed cannot be brought back beside it.',
  RSVP_NOT_FOUND: 'This answer is no longer here.',
  RSVP_REPLACED:
    'This person has answered again since then. What was removed cannot be brought back beside it.',
  EVENT_NOT_FOUND: 'This part of the day is no longer here.',
  EVENT_OVER: 'This part of the day is over, so answers to it are closed.',
  EVENT_CANCELLED: 'This part of the day is not taking place, so it needs no answer.',
  EVENT_NOT_STREAMED: 'This part of the day cannot be watched online. Please choose another answer.',
  ALREADY_THANKED: 'A thank you was sent already.',
  THANKS_NOT_FOUND: 'This line is gone.',
  TRANSCRIPT_CHANGED: 'Somebody else wrote this down meanwhile.',
  THANKS_FULL: 'The list is full, with 2,000 written down.',

  // Media
  MEDIA_NOT_FOUND: 'This photo is no longer here.',
  PHOTO_UNREADABLE: 'Please try a different file format.',
  PHOTO_DAMAGED: 'This photo is damaged and cannot be opened. Please try another copy of it.',
  PHOTO_EMPTY: 'This file is empty.',
  PHOTO_TOO_LARGE: 'Please choose a photo up to 40 MB.',
  PHOTO_TOO_MANY_PIXELS: 'This picture has too many pixels. Please choose a smaller version of it.',
  PROFILE_PHOTO_TOO_LARGE: 'Please choose an image up to 10 MB.',
  VIDEO_UNREADABLE: 'This video cannot be played. Please record it again.',
  VIDEO_TOO_LARGE: 'Please choose a video up to 300 MB.',
  VIDEO_TOO_LONG: 'Please keep the video under 5 minutes.',
  FILM_UNREADABLE:
    'This film cannot be shown: it has no moving picture, or its kind is not known here. Please save it as MP4 (H.264), and choose that copy.',
  FILM_DAMAGED: 'Part of this film is missing. Please choose another copy.',
  FILM_TOO_LONG: 'Please choose a film of up to 3 minutes.',
  VOICE_UNREADABLE:
    'This recording cannot be played: there is no sound in it, or its kind is not known here. Please choose another, such as M4A or MP3.',
  VOICE_IS_FILM: 'This is a film. Please add it as a film.',
  VOICE_TOO_LONG: 'Please choose a recording of up to 3 minutes.',
  VOICE_TOO_LARGE: 'Please choose a recording up to 60 MB.',
  TOO_MANY_RECORDINGS: 'A memory can hold 5 voices and 5 films.',
  TOO_MANY_FILMS_OF_VISITORS:
    'The memories here hold as many films as they can, 60. The family can make room.',
  TOO_MANY_FILMS: 'A memorial can hold 10 films of its own.',
  FILE_MISSING: 'No file arrived. Please choose it again.',
  UPLOAD_BROKEN: 'The upload stopped half-way. Please try again.',
  NO_ROOM: 'There is no room for more photos and videos here. Removing some of them makes room.',
  TOO_MANY_PHOTOS: 'A memorial can hold 500 photos.',

  // Mails about what comes in
  NO_ANNIVERSARY: 'The day of the year is not known here, so there is no yearly note.',
  YEARLY_NOTE_UNKNOWN: 'This link is no longer in use.',
  DIGEST_UNKNOWN: 'This link is no longer in use.',

  // Keepsakes
  BOOK_FAILED: 'The book could not be made. Please try again.',
  CARDS_FAILED: 'The cards could not be made. Please try again.',
  ORDER_FAILED: 'The order of service could not be made. Please try again.',
  ARCHIVE_TOO_SOON: 'The links were sent a few minutes ago. Please wait a little before sending them again.',
  LINK_EXPIRED: 'This link is no longer in use. Please ask for a new one where you found it.',

  // Contacts and invitations
  CONTACT_NOT_FOUND: 'This contact is no longer in the list.',
  CONTACT_EXISTS: 'This contact already exists',
  TOO_MANY_CONTACTS: 'A memorial can have 2,000 contacts.',
  CONTACT_HAS_NO_EMAIL: 'This contact has no email address.',
  CONTACT_UNSUBSCRIBED: 'This person has asked not to be written to.',
  INVITE_TOO_SOON: 'An invitation was sent a few minutes ago. Please wait a little before sending another.',
  INVITED_OFTEN:
    'This person was sent three invitations this week. Please wait a few days before sending another.',
  ASKED_MANY_UNPAID:
    'You asked six people today. Once the memorial is paid for you can ask more, or tomorrow.',
  INVITE_NAME:
    'Invitations carry the name of the memorial in their subject, and it holds a web address or an offer. Please change the name first.',
  INVITE_PRIVATE:
    'This memorial is private: nobody you invite could open it. Under Settings you can choose who may see it.',
  INVITES_PAUSED:
    'Most addresses on this list could not be reached, or asked for no mail, so invitations wait. Please look through the list; you can go on tomorrow.',
  NOT_PAID: 'Please complete the payment before sharing the memorial.',

  // Payment
  INTENT_UNKNOWN: 'Unable to finalise payment with the server.',
  INTENT_MISMATCH: 'Unable to finalise payment with the server.',
  PAYMENT_INCOMPLETE: 'Payment did not complete. Please try again.',
  PAYMENT_UNDER_WAY: 'Your bank is still working on this payment. Please do not pay a second time.',
  NOTHING_TO_REFUND: 'Nothing was paid that could be given back.',
  ACCOUNT_REFUSED: 'The payment provider knows no such account of ours, or sends no gifts there yet.',
  GIFT_NOT_FOUND: 'There is no such donation.',
  PAYMENT_DISPUTED:
    'The bank of whoever paid has this money or decides about it, so it cannot be given back besides.',
  ALREADY_PAID: 'This memorial is already paid for.',
  EXTENSION_TOO_EARLY: 'Another year can be added from 60 days before this one ends.',
  TAKEN_OFF:
    'This memorial is not shown at the moment, so nobody can be invited to it. Please contact support.',
  YEAR_ENDED: 'This memorial’s year has ended. Keep it another year to share it again.',
  PROMO_NOT_FOUND: 'This promo code was not found. Note: You have a limited number of attempts.',
  PROMO_EXISTS: 'There is a promo code with this name already.',
  PROMO_USED_UP:
    'This promo code could not be used any more when your payment came, so your payment is given back. You can pay without the code.',
  PROMO_CHECKS_USED_UP: 'max promo check reached',
} satisfies Record<Exclude<ErrorCode, OperatorErrorCode>, string>
