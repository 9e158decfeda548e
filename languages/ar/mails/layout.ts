import { layout as english } from '../../en/mails/layout.ts'
import type { Translation } from '../../translation-type.ts'

/** The developers' mailbox is in English. */
export const layout: Translation<typeof english> = {
  layout: {
    help: 'المساعدة والخصوصية',
    writeAbove: 'نرجو الكتابة فوق هذا السطر',
    sentBy: 'أُرسل من {product}',
    someoneLoved: 'شخص عزيز',
    inNameOf: '{host} عبر {product}',
  },
  mailbox: english.mailbox,
}
