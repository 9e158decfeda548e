import type { Translation } from '../../translation-type.ts'

/** The order of service, on the page of keepsakes. */
export const orderCard: Translation<typeof import('../../en/screens/order-card.ts').orderCard> = {
  title: 'برنامج المراسم',
  text: 'ورقة مطوية أو كتيّب صغير يُمسك باليد في ذلك اليوم: ما يجري ومتى، والأناشيد والقراءات بكلماتها، وكلمة الشكر، والرمز الذي يفتح صفحة الذكرى.',
  open: 'تعبئته وطباعته',
}
