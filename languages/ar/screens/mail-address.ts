import type { Translation } from '../../translation-type.ts'

export const mailAddress: Translation<typeof import('../../en/screens/mail-address.ts').mailAddress> = {
  meant: 'هل قصدتم <take>\u2068{meant}\u2069</take>؟ إن كان \u2068{typed}\u2069 صحيحًا فتابعوا كما هو.',
}
