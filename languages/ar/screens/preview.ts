import type { Translation } from '../../translation-type.ts'
import { memorialTexts } from '../memorial-texts.ts'

/** The step Preview, in Arabic. */
export const preview: Translation<typeof import('../../en/screens/preview.ts').preview> = {
  title: 'هل يبدو كل شيء كما تريدون؟',
  intro: 'هذا ما لديكم حتى الآن. ما زال بإمكانكم تغيير أي شيء، الآن ولاحقًا.',
  change: 'تغيير',
  changeNamed: 'تغيير: {section}',
  notProvided: 'لم يُذكر',
  who: {
    title: 'من نتذكّر',
    name: 'الاسم',
    life: 'الميلاد والوفاة',
    portrait: 'صورة {name}',
    someone: 'من تحبون',
    date: 'تاريخ التأبين',
    noDate: 'لم يُحدَّد تاريخ',
    ...memorialTexts,
  },
  photos: {
    title: 'الصور والقصص',
    photos:
      '{count, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}',
    films:
      '{count, plural, zero {لا أفلام} one {فيلم واحد} two {فيلمان} few {# أفلام} many {# فيلمًا} other {# فيلم}}',
    stories:
      '{count, plural, zero {لا قصص} one {قصة واحدة} two {قصتان} few {# قصص} many {# قصة} other {# قصة}}',
    noPhotos: 'لم تُضف صور',
    noStories: 'لم تُضف قصص',
    photo: 'الصورة {number, number}',
    all: 'عرض كل الصور ({count, number})',
    story: 'القصة {number, number}',
    wholeStory: 'عرض القصة كاملة',
    lessStory: 'عرض أقل',
    failed:
      '{count, plural, zero {لم تتعذّر إضافة أي صورة} one {تعذّرت إضافة صورة واحدة} two {تعذّرت إضافة صورتين} few {تعذّرت إضافة # صور} many {تعذّرت إضافة # صورة} other {تعذّرت إضافة # صورة}}',
    failedPhoto: '{file}: {reason}',
    noPicture: 'لا معاينة هنا',
  },
  message: {
    title: 'الرسالة',
    video: 'رسالة بالفيديو',
    play: 'رسالتكم بالفيديو',
    text: 'رسالة مكتوبة',
    none: 'لم تُكتب رسالة',
  },
  contacts: {
    title: 'المدعوون',
    count:
      '{count, plural, zero {لا عناوين بريد إلكتروني} one {عنوان بريد إلكتروني واحد} two {عنوانا بريد إلكتروني} few {# عناوين بريد إلكتروني} many {# عنوان بريد إلكتروني} other {# عنوان بريد إلكتروني}}',
    none: 'لم تُضف عناوين بريد إلكتروني',
    phones:
      '{count, plural, zero {ولا أرقام هاتف.} one {ورقم هاتف واحد، يصله الرابط برسالة قصيرة من هاتفكم.} two {ورقما هاتف، يصلهما الرابط برسالة قصيرة من هاتفكم.} few {و# أرقام هاتف، يصلها الرابط برسالة قصيرة من هاتفكم.} many {و# رقم هاتف، يصلها الرابط برسالة قصيرة من هاتفكم.} other {و# رقم هاتف، يصلها الرابط برسالة قصيرة من هاتفكم.}}',
    phonesOnly:
      '{count, plural, zero {لا أرقام هاتف.} one {رقم هاتف واحد، يصله الرابط برسالة قصيرة من هاتفكم.} two {رقما هاتف، يصلهما الرابط برسالة قصيرة من هاتفكم.} few {# أرقام هاتف، يصلها الرابط برسالة قصيرة من هاتفكم.} many {# رقم هاتف، يصلها الرابط برسالة قصيرة من هاتفكم.} other {# رقم هاتف، يصلها الرابط برسالة قصيرة من هاتفكم.}}',
    all: 'عرض كل العناوين ({count, number})',
  },
  next: {
    title: 'ما الذي يأتي بعد ذلك',
    anonymous:
      'في الخطوة التالية تنشئون حسابًا، لتبقى صفحة الذكرى محفوظة بأمان ولكم وحدكم. لا يُشارَك شيء ولا يُدعى أحد حتى تقرروا ذلك.',
    saved: 'صفحة الذكرى محفوظة في حسابكم. لا يُشارَك شيء ولا يُدعى أحد حتى تقرروا ذلك.',
    unsaved:
      'آخر ما غيّرتموه لم يُحفظ في حسابكم بعد: تحفظونه في الخطوة التالية. لن يُشارَك شيء ولن يُدعى أحد حتى تقرروا ذلك.',
  },
}
