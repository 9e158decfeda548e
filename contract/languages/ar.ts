import type { Texts } from './translate.ts'

/** Translations of the contract's texts (errors and field messages), by the English text. */
export const ar: Texts = {
  // General
  'Please check your information and try again.': 'يرجى التحقق من معلوماتكم وإعادة المحاولة.',
  'There was an authentication issue. Please try again.': 'حدثت مشكلة في تسجيل الدخول. يرجى إعادة المحاولة.',
  'Access not permitted. Please try again or contact support.':
    'الوصول غير مسموح. يرجى إعادة المحاولة أو التواصل مع الدعم.',
  'Service temporarily unavailable. Please try again.': 'الخدمة غير متاحة مؤقتًا. يرجى إعادة المحاولة.',
  'Too many attempts. Please wait a moment before trying again.':
    'محاولات كثيرة. يرجى الانتظار لحظة قبل إعادة المحاولة.',
  'You can try again {when}.': 'يمكنكم المحاولة من جديد {when}.',
  'This is too large to send. Please choose something smaller.':
    'هذا أكبر من أن يُرسل. يرجى اختيار ما هو أصغر.',
  'This kind of content cannot be read here.': 'لا يمكن قراءة هذا النوع من المحتوى هنا.',
  'Our servers are busy right now. Please try again in a few moments.':
    'خوادمنا مشغولة الآن. يرجى إعادة المحاولة بعد لحظات.',
  'Photos and videos cannot be reached just now. Nothing is lost. Please try again in a few minutes.':
    'لا يمكن الوصول إلى الصور ومقاطع الفيديو الآن. لم يضع شيء. يرجى إعادة المحاولة بعد بضع دقائق.',
  'Photos and videos cannot be reached, through a mistake of ours. Nothing is lost. Please come back later.':
    'لا يمكن الوصول إلى الصور ومقاطع الفيديو بسبب خطأ من جانبنا. لم يضِع شيء. يُرجى العودة لاحقًا.',
  'New photos and videos cannot be taken in just now. Nothing is lost. Please try again later.':
    'لا يمكن استلام صور ومقاطع فيديو جديدة الآن. لم يضع شيء. يرجى إعادة المحاولة لاحقًا.',
  'There is no room for more photos and videos here. Removing some of them makes room.':
    'لا مكان هنا لمزيد من الصور ومقاطع الفيديو. حذف بعضها يفسح مكانًا.',
  'Something went wrong. Please try again.': 'حدث خطأ ما. يرجى إعادة المحاولة.',
  'Unable to connect to the server. Please check your internet connection.':
    'تعذّر الاتصال بالخادم. يرجى التحقق من اتصالكم بالإنترنت.',

  // Accounts
  'Our mail cannot be sent to an address with letters such as é or ш before the @. Please use another address.':
    'لا يمكن إرسال بريدنا إلى عنوان فيه حروف غير لاتينية قبل علامة @. يرجى استخدام عنوان آخر.',
  'This email address is already registered. Please use a different email or try logging in.':
    'هذا البريد الإلكتروني مسجل من قبل. يرجى استخدام بريد آخر أو تسجيل الدخول.',
  'We could not make sure that you are not a robot. Please try again.':
    'لم نتمكن من التحقق من أنك لست روبوتًا. يرجى المحاولة مرة أخرى.',
  'Invalid email or password.': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'Please choose a password that is not your email address.':
    'يرجى اختيار كلمة مرور غير عنوان بريدكم الإلكتروني.',
  'This password is one of the first that anyone would try. Please choose another.':
    'كلمة المرور هذه من أول ما قد يجرّبه أي شخص. يرجى اختيار غيرها.',
  'The verification code is incorrect.': 'رمز التحقق غير صحيح.',
  'This code has run out. Please ask for a new one.': 'انتهت مدة هذا الرمز. يرجى طلب رمز جديد.',
  'Too many wrong codes. Please ask for a new one.': 'رموز خاطئة كثيرة. يرجى طلب رمز جديد.',
  'A code was just sent. Please wait a moment before asking for another.':
    'أُرسل رمز للتو. يرجى الانتظار لحظة قبل طلب غيره.',
  'Please confirm your email address first.': 'يرجى تأكيد بريدكم الإلكتروني أولًا.',
  'This is not your current password.': 'هذه ليست كلمة المرور الحالية.',
  'This passkey cannot be read. Please try again.': 'تعذّرت قراءة مفتاح المرور هذا. يرجى إعادة المحاولة.',
  'This passkey could not be added. Please try again.': 'تعذّرت إضافة مفتاح المرور هذا. يرجى إعادة المحاولة.',
  'This passkey is not known here. Please log in with your password.':
    'مفتاح المرور هذا غير معروف هنا. يرجى تسجيل الدخول بكلمة المرور.',
  'A new password was chosen by mail a short time ago. For your safety, passkeys can be added two days after that.':
    'اختيرت كلمة مرور جديدة بالبريد قبل وقت قصير. حفاظًا على أمانكم، يمكن إضافة مفاتيح المرور بعد يومين من ذلك.',
  'This is the most passkeys an account can have. Please remove one first.':
    'هذا أقصى عدد من مفاتيح المرور لحساب واحد. يرجى إزالة واحد منها أولًا.',
  'This link has been used or has run out. Please ask for a new one.':
    'استُخدم هذا الرابط أو انتهت مدته. يرجى طلب رابط جديد.',

  // Memorials
  'Memorial not found': 'لم يُعثر على صفحة الذكرى',
  'This memorial was changed somewhere else in the meantime.':
    'تغيّرت صفحة الذكرى هذه في مكان آخر في هذه الأثناء.',
  'The link may have 3 to 80 small letters, digits and hyphens.':
    'يتكون الرابط من 3 إلى 80 من الأحرف اللاتينية الصغيرة والأرقام والشرطات.',
  'This link is already in use. Please choose another.': 'هذا الرابط مستخدم. يرجى اختيار غيره.',
  'This memorial may have been removed or the link might be incorrect. Please check the link, or ask the person who sent it.':
    'ربما أُزيلت صفحة الذكرى هذه، أو أن الرابط غير صحيح. يرجى التحقق من الرابط، أو سؤال من أرسله.',
  'This memorial might be private. Please ask the family how to see it.':
    'ربما تكون صفحة الذكرى هذه خاصة. يرجى سؤال العائلة عن طريقة رؤيتها.',
  'This memorial’s year has ended. Its family can still keep it for another one.':
    'انتهت سنة صفحة الذكرى هذه. ما زال بإمكان العائلة حفظها سنة أخرى.',
  'A memorial can hold 200 stories.': 'تتسع صفحة الذكرى لعدد 200 قصة.',
  'This fund holds gifts. Only the person who began the memorial can change its name, its cause or who receives it.':
    'وصلت تبرعات إلى هذا الصندوق. لا يغيّر اسمه أو غرضه أو من يستلمه إلا من أنشأ صفحة الذكرى.',
  'A memorial can have 20 donation funds.': 'تتسع صفحة الذكرى لعدد 20 صندوقًا للتبرعات.',

  // Hosts
  'This person looks after the memorial already.': 'هذا الشخص ممن يعتنون بصفحة الذكرى.',
  'This person no longer looks after the memorial.': 'لم يعد هذا الشخص ممن يعتنون بصفحة الذكرى.',
  'The person who began the memorial cannot be removed.': 'لا يمكن إزالة من بدأ صفحة الذكرى.',
  'A memorial can have 20 co-hosts.': 'تتسع صفحة الذكرى لعدد 20 شريكًا في العناية.',
  'This invitation was taken back, used or has run out. Please ask for a new one.':
    'سُحبت هذه الدعوة أو استُخدمت أو انتهت مدتها. يرجى طلب دعوة جديدة.',
  'This invitation was sent to another email address. Please sign in with that one.':
    'أُرسلت هذه الدعوة إلى بريد إلكتروني آخر. يرجى تسجيل الدخول به.',

  // Contributions
  'This contribution is no longer here.': 'لم تعد هذه المساهمة هنا.',
  'This answer is no longer here.': 'هذا الرد لم يعد هنا.',
  'This person has answered again since then. What was removed cannot be brought back beside it.':
    'أرسل هذا الشخص ردًا جديدًا منذ ذلك الحين، ولا يمكن استعادة الرد المحذوف إلى جانبه.',
  'Please include a message or at least one photo.': 'يرجى إضافة رسالة أو صورة واحدة على الأقل.',
  'You can add up to 30 photos.': 'يمكنكم إضافة 30 صورة على الأكثر.',
  'The family has closed this memorial to further additions.':
    'أغلقت العائلة صفحة الذكرى هذه أمام الإضافات الجديدة.',
  'Please log in with this email address first. By the link in your invitation you can answer without that.':
    'يرجى تسجيل الدخول بهذا البريد الإلكتروني أولًا. أما عبر الرابط في الدعوة فيمكنكم الرد من دون ذلك.',
  'Whoever looks after this memorial cannot be shut out of it.':
    'لا يمكن منع من يعتني بصفحة الذكرى هذه من الإضافة إليها.',
  'This person is not shut out any more.': 'لم يعد هذا الشخص ممنوعًا من الإضافة.',
  'There is no such report.': 'لا يوجد بلاغ كهذا.',
  'Please choose a word that opens the memorial.': 'يرجى اختيار كلمة تفتح صفحة الذكرى.',
  'This memorial has no such fund any more.': 'لم يعد هذا الصندوق في صفحة الذكرى.',
  'Donation failed. Please try again.': 'لم يتم التبرع. يرجى إعادة المحاولة.',
  'There is no email address to write to.': 'لا يوجد بريد إلكتروني للكتابة إليه.',
  'This person has written again since then. What was removed cannot be brought back beside it.':
    'كتب هذا الشخص من جديد منذ ذلك الحين. لا يمكن استعادة ما أُزيل إلى جانب الجديد.',
  'A thank you was sent already.': 'أُرسل الشكر من قبل.',

  // Media
  'This photo is no longer here.': 'لم تعد هذه الصورة هنا.',
  'Please try a different file format.': 'يرجى تجربة صيغة ملف أخرى.',
  'This photo is damaged and cannot be opened. Please try another copy of it.':
    'هذه الصورة تالفة ولا يمكن فتحها. يرجى تجربة نسخة أخرى منها.',
  'This file is empty.': 'هذا الملف فارغ.',
  'Please choose a photo up to 40 MB.': 'يرجى اختيار صورة لا تزيد على 40 ميغابايت.',
  'This picture has too many pixels. Please choose a smaller version of it.':
    'أبعاد هذه الصورة كبيرة جدًا. يرجى اختيار نسخة أصغر منها.',
  'Please choose an image up to 10 MB.': 'يرجى اختيار صورة لا تزيد على 10 ميغابايت.',
  'This video cannot be played. Please record it again.': 'لا يمكن تشغيل هذا الفيديو. يرجى تسجيله من جديد.',
  'Please choose a video up to 300 MB.': 'يرجى اختيار فيديو لا يزيد على 300 ميغابايت.',
  'Please keep the video under 5 minutes.': 'يرجى ألا تزيد مدة الفيديو على 5 دقائق.',
  'No file arrived. Please choose it again.': 'لم يصل أي ملف. يرجى اختياره من جديد.',
  'The upload stopped half-way. Please try again.': 'توقف الرفع في منتصفه. يرجى إعادة المحاولة.',
  'A memorial can hold 500 photos.': 'تتسع صفحة الذكرى لعدد 500 صورة.',

  // Mails about what comes in, and keepsakes
  'This link is no longer in use.': 'هذا الرابط لم يعد مستخدمًا.',
  'The book could not be made. Please try again.': 'تعذّر إعداد الكتاب. يرجى إعادة المحاولة.',
  'The cards could not be made. Please try again.': 'تعذّر إعداد البطاقات. يرجى إعادة المحاولة.',
  'The links were sent a few minutes ago. Please wait a little before sending them again.':
    'أُرسلت الروابط قبل بضع دقائق. يرجى الانتظار قليلًا قبل إرسالها من جديد.',
  'This link is no longer in use. Please ask for a new one where you found it.':
    'هذا الرابط لم يعد مستخدمًا. يرجى طلب رابط جديد من حيث وجدتموه.',

  // Contacts and invitations
  'This contact is no longer in the list.': 'لم تعد جهة الاتصال هذه في القائمة.',
  'This contact already exists': 'جهة الاتصال هذه موجودة',
  'A memorial can have 2,000 contacts.': 'تتسع صفحة الذكرى لعدد 2,000 جهة اتصال.',
  'This contact has no email address.': 'ليس لجهة الاتصال هذه بريد إلكتروني.',
  'This person has asked not to be written to.': 'طُلب منا عدم الكتابة إلى هذا العنوان.',
  'This person was sent three invitations this week. Please wait a few days before sending another.':
    'أُرسلت إلى هذا الشخص ثلاث دعوات هذا الأسبوع. يرجى الانتظار بضعة أيام قبل إرسال غيرها.',
  'This memorial is private: nobody you invite could open it. Under Settings you can choose who may see it.':
    'صفحة الذكرى هذه خاصة: لن يتمكن من تدعونهم من فتحها. يمكنكم في الإعدادات اختيار من يراها.',
  'Invitations carry the name of the memorial in their subject, and it holds a web address or an offer. Please change the name first.':
    'تحمل الدعوات اسم صفحة الذكرى في عنوانها، وفي الاسم عنوان موقع أو عرض. يرجى تغيير الاسم أولًا.',
  'Most addresses on this list could not be reached, or asked for no mail, so invitations wait. Please look through the list; you can go on tomorrow.':
    'تعذّر الوصول إلى معظم عناوين هذه القائمة، أو طلب أصحابها عدم الكتابة إليهم، ولذلك تنتظر الدعوات. يرجى مراجعة القائمة، ويمكنكم المتابعة غدًا.',
  'An invitation was sent a few minutes ago. Please wait a little before sending another.':
    'أُرسلت دعوة قبل بضع دقائق. يرجى الانتظار قليلًا قبل إرسال غيرها.',
  'Please complete the payment before sharing the memorial.': 'يرجى إكمال الدفع قبل مشاركة صفحة الذكرى.',
  'The mail could not be delivered. Please check the address, or try again later.':
    'تعذّر تسليم البريد. يرجى التحقق من العنوان، أو إعادة المحاولة لاحقًا.',

  // Payment
  'Unable to finalise payment with the server.': 'تعذّر إتمام الدفع مع الخادم.',
  'Payment did not complete. Please try again.': 'لم يكتمل الدفع. يرجى إعادة المحاولة.',
  'Nothing was paid that could be given back.': 'لم يُدفع شيء يمكن ردّه.',
  'The payment provider knows no such account of ours, or sends no gifts there yet.':
    'لا يعرف مزود الدفع حسابًا لنا كهذا، أو لا يرسل إليه تبرعات بعد.',
  'An account is like acct_1Ab2Cd.': 'يُكتب الحساب مثل acct_1Ab2Cd.',
  'There is no such donation.': 'لا يوجد تبرع كهذا.',
  'The bank of whoever paid has this money or decides about it, so it cannot be given back besides.':
    'هذا المبلغ لدى مصرف من دفعه أو ينظر المصرف في أمره، فلا يمكن ردّه مرة أخرى.',
  'This memorial is already paid for.': 'تم دفع ثمن صفحة الذكرى هذه من قبل.',
  'Another year can be added from 60 days before this one ends.':
    'يمكن إضافة سنة أخرى ابتداءً من 60 يومًا قبل نهاية هذه السنة.',
  'This memorial is not shown at the moment, so nobody can be invited to it. Please contact support.':
    'صفحة الذكرى هذه غير معروضة حاليًا، فلا يمكن دعوة أحد إليها. يرجى التواصل مع الدعم.',
  'This memorial’s year has ended. Keep it another year to share it again.':
    'انتهت سنة صفحة الذكرى هذه. يمكن حفظها سنة أخرى لمشاركتها من جديد.',
  'This promo code was not found. Note: You have a limited number of attempts.':
    'لم يُعثر على رمز الخصم هذا. ملاحظة: عدد المحاولات محدود.',
  'There is a promo code with this name already.': 'يوجد رمز خصم بهذا الاسم.',
  'This promo code could not be used any more when your payment came, so your payment is given back. You can pay without the code.':
    'لم يعد بالإمكان استخدام رمز الخصم هذا حين وصلت دفعتكم، لذلك نردها إليكم. يمكنكم الدفع من دون الرمز.',
  'max promo check reached': 'بلغتم الحد الأقصى لمحاولات رمز الخصم',
  'Please enter a promo code.': 'يرجى كتابة رمز الخصم.',
  'This promo code is too long.': 'رمز الخصم هذا طويل جدًا.',
  'A code has 3 to 64 letters, digits or hyphens.':
    'يتكون الرمز من 3 إلى 64 من الأحرف أو الأرقام أو الشرطات.',
  'A code is either free or takes an amount off.': 'إما أن يجعل الرمز كل شيء مجانيًا أو أن يخصم مبلغًا.',

  // Refused cards
  'Your card number is incomplete.': 'رقم البطاقة غير مكتمل.',
  'Your card number is invalid.': 'رقم البطاقة غير صحيح.',
  'Your card number is invalid. This is test mode: please use a test card.':
    'رقم البطاقة غير صحيح. هذا وضع التجربة: يرجى استخدام بطاقة تجربة.',
  "Your card's expiration month is invalid.": 'شهر انتهاء البطاقة غير صحيح.',
  "Your card's expiration year is invalid.": 'سنة انتهاء البطاقة غير صحيحة.',
  'Your card has expired.': 'انتهت صلاحية البطاقة.',
  "Your card's security code is invalid.": 'رمز أمان البطاقة غير صحيح.',
  'Cardholder name is required': 'اسم حامل البطاقة مطلوب',
  'Your card was declined.': 'رُفضت البطاقة.',
  'Your card has insufficient funds.': 'رصيد البطاقة لا يكفي.',
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.':
    'تعذّر التحقق من طريقة الدفع. يرجى اختيار طريقة أخرى وإعادة المحاولة.',
  'This payment is not waiting for a confirmation. Please try again.':
    'هذه الدفعة لا تنتظر تأكيدًا. يرجى إعادة المحاولة.',
  'These card details are no longer kept. Please enter them again.':
    'لم تعد بيانات هذه البطاقة محفوظة. يرجى كتابتها من جديد.',
  'This payment took too long and was called off. Please try again.':
    'استغرقت هذه الدفعة وقتًا طويلًا فأُلغيت. يرجى إعادة المحاولة.',
  'This payment does not exist.': 'هذه الدفعة غير موجودة.',

  // Field messages
  'Email is required': 'البريد الإلكتروني مطلوب',
  'Email must be valid': 'يجب أن يكون البريد الإلكتروني صحيحًا',
  'Please enter a valid email address': 'يرجى كتابة عنوان بريد إلكتروني صحيح',
  'Please enter a valid email address.': 'يرجى كتابة عنوان بريد إلكتروني صحيح.',
  'Password is required': 'كلمة المرور مطلوبة',
  'Password must be at least {min} characters': 'كلمة المرور قصيرة: أقل عدد من الأحرف هو {min}',
  'Password must be at most {max} characters': 'كلمة المرور طويلة: أكبر عدد من الأحرف هو {max}',
  'Verification code is required': 'رمز التحقق مطلوب',
  'Code must be {length} characters': 'عدد أحرف الرمز هو {length}',
  'Name is required': 'الاسم مطلوب',
  'Name must be at least {min} characters': 'الاسم قصير: أقل عدد من الأحرف هو {min}',
  'Please enter your name.': 'يرجى كتابة اسمكم.',
  'Please name at most {max} people.': 'أكبر عدد من الأشخاص هنا هو {max}.',
  'This address is named twice.': 'هذا العنوان مكرر.',
  'This is your own address. You have the archive already.': 'هذا عنوانكم أنتم، والأرشيف لديكم.',
  'Memorial date must be a date': 'يجب أن يكون تاريخ التأبين تاريخًا صحيحًا',
  'RSVP requires a status': 'يرجى اختيار رد على الدعوة',
  'Please enter a valid donation amount': 'يرجى كتابة مبلغ صحيح للتبرع',
  'Please write a few words': 'يرجى كتابة بضع كلمات',
  'The word needs at least {min} characters': 'كلمة الدخول قصيرة: أقل عدد من الأحرف هو {min}',
  'What is searched for is missing': 'يرجى كتابة ما تبحثون عنه',
  'Please enter a number from 0 to {max}.': 'يرجى كتابة عدد من 0 إلى {max}.',
  '{what} must be at most {max} characters': '{what}: أكبر عدد من الأحرف هو {max}',
  '{what} must be text': '{what}: يجب أن يكون نصًا',
  '{field} must be an identifier': '{field}: يجب أن يكون معرّفًا',
  '{field} may come at most {max} times': '{field}: أكبر عدد من المرات هو {max}',

  // Names of fields in those messages
  Name: 'الاسم',
  'First name': 'الاسم الأول',
  'Last name': 'اسم العائلة',
  Address: 'العنوان',
  Details: 'التفاصيل',
  Message: 'الرسالة',
  'A message': 'الرسالة',
  'A story': 'القصة',
  "A story's title": 'عنوان القصة',
  Caption: 'تعليق الصورة',
  'Fund title': 'اسم الصندوق',
  Recipient: 'المستلِم',
  'Time of payment': 'موعد التسليم',
  Description: 'الوصف',
  'The word': 'كلمة الدخول',
  'A report': 'البلاغ',
  'What is searched for': 'ما تبحثون عنه',
}
