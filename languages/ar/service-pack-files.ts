import type { Texts } from '../texts.ts'

/** The words inside the pack for the day of the service, in Arabic; its files keep their Latin names. */
export const servicePackFiles: Texts['servicePackFiles'] = {
  file: '{name} - عرض يوم التأبين',
  card: {
    of: 'وفاءً لحياة',
    photos:
      '{count, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}',
    films:
      '{count, plural, zero {لا أفلام} one {فيلم واحد} two {فيلمان} few {# أفلام} many {# فيلمًا} other {# فيلم}}',
    photosShared:
      '{count, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}، من العائلة والأصدقاء',
    thanks: 'شكرًا لأنكم تتذكرون',
    shared: 'بصور من {names}',
    others:
      '{count, plural, zero {لا أحد غيرهم} one {شخص آخر} two {شخصين آخرين} few {# آخرين} many {# آخرين} other {# آخرين}}',
  },
  from: 'من {name}',
  anonymous: 'شخص لم يذكر اسمه',
  readme: {
    title: 'عرض صور {name}',
    made: 'أُعد في {date}. {count, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}، {speed, plural, zero {بلا ثوانٍ} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}} لكل صورة، والمدة كلها {length}.',
    unpack:
      'فكّوا ضغط كل شيء على ذاكرة USB أولًا، وأبقوه معًا. لا شيء فيه يحتاج إلى الإنترنت. يرجى تجربته قبل ذلك اليوم في المكان الذي سيُعرض فيه.',
    film: 'الملف slideshow.mp4: فيلم لأجهزة التلفاز والعرض والحاسوب (\u20681920 × 1080\u2069، بلا صوت). اختاروا «التكرار» في المشغّل إن أردتم أن يستمر بلا توقف.',
    filmHeard:
      'الملف slideshow.mp4: فيلم لأجهزة التلفاز والعرض والحاسوب (\u20681920 × 1080\u2069، مع صوت الأفلام التي اختارت العائلة إسماعها). اختاروا «التكرار» في المشغّل إن أردتم أن يستمر بلا توقف.',
    photos: 'المجلد photos: الصور بترتيبها.',
    films: 'المجلد films: أفلام صفحة الذكرى.',
    noFilm:
      'لا فيلم في هذه الحزمة: لم يمكن إعداده على هذا الخادم. أسماء الصور في المجلد «photos» تدل على ترتيبها.',
    missing:
      '{count, plural, zero {كل الصور معروضة.} one {صورة واحدة تعذّرت قراءتها ولا تُعرض.} two {صورتان تعذّرت قراءتهما ولا تُعرضان.} few {# صور تعذّرت قراءتها ولا تُعرض.} many {# صورة تعذّرت قراءتها ولا تُعرض.} other {# صورة تعذّرت قراءتها ولا تُعرض.}}',
  },
}
