import type { Texts } from './translate.ts'

/** Translations of the contract's texts (errors and field messages), by the English text. */
export const es: Texts = {
  // General
  'Please check your information and try again.': 'Por favor, revise sus datos y vuelva a intentarlo.',
  'There was an authentication issue. Please try again.':
    'Hubo un problema de acceso. Por favor, vuelva a intentarlo.',
  'Access not permitted. Please try again or contact support.':
    'No se permite el acceso. Por favor, vuelva a intentarlo o póngase en contacto con el servicio de ayuda.',
  'Service temporarily unavailable. Please try again.':
    'El servicio no está disponible por el momento. Por favor, vuelva a intentarlo.',
  'Too many attempts. Please wait a moment before trying again.':
    'Demasiados intentos. Por favor, espere un momento antes de volver a intentarlo.',
  'You can try again {when}.': 'Podrá volver a intentarlo {when}.',
  'This is too large to send. Please choose something smaller.':
    'Es demasiado grande para enviarlo. Por favor, elija algo más pequeño.',
  'This kind of content cannot be read here.': 'Este tipo de contenido no se puede leer aquí.',
  'Our servers are busy right now. Please try again in a few moments.':
    'Nuestros servidores están ocupados en este momento. Por favor, vuelva a intentarlo en unos instantes.',
  'Photos and videos cannot be reached just now. Nothing is lost. Please try again in a few minutes.':
    'En este momento no se puede acceder a las fotos y los videos. No se ha perdido nada. Por favor, vuelva a intentarlo en unos minutos.',
  'Photos and videos cannot be reached, through a mistake of ours. Nothing is lost. Please come back later.':
    'No se puede acceder a las fotos y los videos por un error nuestro. No se ha perdido nada. Por favor, vuelva más tarde.',
  'New photos and videos cannot be taken in just now. Nothing is lost. Please try again later.':
    'En este momento no se pueden recibir fotos ni videos nuevos. No se ha perdido nada. Por favor, vuelva a intentarlo más tarde.',
  'There is no room for more photos and videos here. Removing some of them makes room.':
    'Aquí no hay espacio para más fotos y videos. Si quita algunos, habrá espacio.',
  'Something went wrong. Please try again.': 'Algo salió mal. Por favor, vuelva a intentarlo.',
  'Unable to connect to the server. Please check your internet connection.':
    'No se pudo conectar con el servidor. Por favor, compruebe su conexión a internet.',

  // Accounts
  'Our mail cannot be sent to an address with letters such as é or ш before the @. Please use another address.':
    'Nuestro correo no se puede enviar a una dirección con letras como é o ñ delante de la @. Por favor, use otra dirección.',
  'This email address is already registered. Please use a different email or try logging in.':
    'Esta dirección de correo ya está registrada. Por favor, use otra o intente iniciar sesión.',
  'We could not make sure that you are not a robot. Please try again.':
    'No pudimos comprobar que usted no es un robot. Por favor, vuelva a intentarlo.',
  'Invalid email or password.': 'El correo o la contraseña no son correctos.',
  'Please choose a password that is not your email address.':
    'Por favor, elija una contraseña que no sea su dirección de correo.',
  'This password is one of the first that anyone would try. Please choose another.':
    'Esta contraseña es de las primeras que cualquiera probaría. Por favor, elija otra.',
  'The verification code is incorrect.': 'El código de verificación no es correcto.',
  'This code has run out. Please ask for a new one.': 'Este código ha vencido. Por favor, pida uno nuevo.',
  'Too many wrong codes. Please ask for a new one.':
    'Demasiados códigos incorrectos. Por favor, pida uno nuevo.',
  'A code was just sent. Please wait a moment before asking for another.':
    'Se acaba de enviar un código. Por favor, espere un momento antes de pedir otro.',
  'Please confirm your email address first.': 'Por favor, confirme primero su dirección de correo.',
  'This is not your current password.': 'Esta no es su contraseña actual.',
  'This passkey cannot be read. Please try again.':
    'No se puede leer esta llave de acceso. Por favor, vuelva a intentarlo.',
  'This passkey could not be added. Please try again.':
    'No se pudo añadir esta llave de acceso. Por favor, vuelva a intentarlo.',
  'This passkey is not known here. Please log in with your password.':
    'Esta llave de acceso no se conoce aquí. Por favor, inicie sesión con su contraseña.',
  'A new password was chosen by mail a short time ago. For your safety, passkeys can be added two days after that.':
    'Hace poco se eligió una contraseña nueva por correo. Por su seguridad, las llaves de acceso se pueden añadir dos días después.',
  'This is the most passkeys an account can have. Please remove one first.':
    'Es el máximo de llaves de acceso que puede tener una cuenta. Por favor, quite una primero.',
  'This link has been used or has run out. Please ask for a new one.':
    'Este enlace ya se usó o ha vencido. Por favor, pida uno nuevo.',

  // Memorials
  'Memorial not found': 'No se encontró el memorial',
  'This memorial was changed somewhere else in the meantime.':
    'Entretanto, este memorial se cambió en otro lugar.',
  'The link may have 3 to 80 small letters, digits and hyphens.':
    'El enlace puede tener de 3 a 80 letras minúsculas, cifras y guiones.',
  'This link is already in use. Please choose another.': 'Este enlace ya está en uso. Por favor, elija otro.',
  'This memorial may have been removed or the link might be incorrect. Please check the link, or ask the person who sent it.':
    'Puede que este memorial se haya eliminado, o que el enlace no sea correcto. Por favor, revise el enlace, o pregunte a la persona que se lo envió.',
  'This memorial might be private. Please ask the family how to see it.':
    'Puede que este memorial sea privado. Por favor, pregunte a la familia cómo verlo.',
  'This memorial’s year has ended. Its family can still keep it for another one.':
    'El año de este memorial ha terminado. Su familia todavía puede conservarlo otro año.',
  'A memorial can hold 200 stories.': 'En un memorial caben 200 historias.',
  'This fund holds gifts. Only the person who began the memorial can change its name, its cause or who receives it.':
    'Este fondo ya tiene donaciones. Solo quien creó el memorial puede cambiar su nombre, su fin o quién lo recibe.',
  'A memorial can have 20 donation funds.': 'Un memorial puede tener 20 fondos de donación.',

  // Hosts
  'This person looks after the memorial already.': 'Esta persona ya cuida el memorial.',
  'This person no longer looks after the memorial.': 'Esta persona ya no cuida el memorial.',
  'The person who began the memorial cannot be removed.':
    'No se puede quitar a la persona que empezó el memorial.',
  'A memorial can have 20 co-hosts.': 'Un memorial puede tener 20 corresponsables.',
  'This invitation was taken back, used or has run out. Please ask for a new one.':
    'Esta invitación se retiró, ya se usó o ha vencido. Por favor, pida una nueva.',
  'This invitation was sent to another email address. Please sign in with that one.':
    'Esta invitación se envió a otra dirección de correo. Por favor, inicie sesión con ella.',

  // Contributions
  'This contribution is no longer here.': 'Este aporte ya no está aquí.',
  'This answer is no longer here.': 'Esta respuesta ya no está aquí.',
  'This person has answered again since then. What was removed cannot be brought back beside it.':
    'Esta persona ha respondido de nuevo desde entonces. Lo eliminado no puede recuperarse junto a ello.',
  'Please include a message or at least one photo.': 'Por favor, incluya un mensaje o al menos una foto.',
  'You can add up to 30 photos.': 'Puede añadir hasta 30 fotos.',
  'The family has closed this memorial to further additions.':
    'La familia ha cerrado este memorial a nuevos aportes.',
  'Please log in with this email address first. By the link in your invitation you can answer without that.':
    'Por favor, inicie primero sesión con esta dirección de correo. Con el enlace de su invitación puede responder sin hacerlo.',
  'Whoever looks after this memorial cannot be shut out of it.':
    'No se puede bloquear a quien cuida este memorial.',
  'This person is not shut out any more.': 'Esta persona ya no está bloqueada.',
  'There is no such report.': 'No existe ese aviso.',
  'Please choose a word that opens the memorial.': 'Por favor, elija una palabra que abra el memorial.',
  'This memorial has no such fund any more.': 'Este memorial ya no tiene ese fondo.',
  'Donation failed. Please try again.': 'No se pudo hacer la donación. Por favor, vuelva a intentarlo.',
  'There is no email address to write to.': 'No hay ninguna dirección de correo a la que escribir.',
  'This person has written again since then. What was removed cannot be brought back beside it.':
    'Esta persona ha vuelto a escribir desde entonces. Lo que se quitó no se puede recuperar junto a lo nuevo.',
  'A thank you was sent already.': 'Ya se enviaron las gracias.',

  // Media
  'This photo is no longer here.': 'Esta foto ya no está aquí.',
  'Please try a different file format.': 'Por favor, pruebe con otro formato de archivo.',
  'This photo is damaged and cannot be opened. Please try another copy of it.':
    'Esta foto está dañada y no se puede abrir. Por favor, pruebe con otra copia.',
  'This file is empty.': 'Este archivo está vacío.',
  'Please choose a photo up to 40 MB.': 'Por favor, elija una foto de hasta 40 MB.',
  'This picture has too many pixels. Please choose a smaller version of it.':
    'Esta imagen tiene demasiados píxeles. Por favor, elija una versión más pequeña.',
  'Please choose an image up to 10 MB.': 'Por favor, elija una imagen de hasta 10 MB.',
  'This video cannot be played. Please record it again.':
    'Este video no se puede reproducir. Por favor, grábelo de nuevo.',
  'Please choose a video up to 300 MB.': 'Por favor, elija un video de hasta 300 MB.',
  'Please keep the video under 5 minutes.': 'Por favor, que el video dure menos de 5 minutos.',
  'No file arrived. Please choose it again.': 'No llegó ningún archivo. Por favor, elíjalo de nuevo.',
  'The upload stopped half-way. Please try again.':
    'La subida se detuvo a la mitad. Por favor, vuelva a intentarlo.',
  'A memorial can hold 500 photos.': 'En un memorial caben 500 fotos.',

  // Mails about what comes in, and keepsakes
  'This link is no longer in use.': 'Este enlace ya no está en uso.',
  'The book could not be made. Please try again.':
    'No se pudo hacer el libro. Por favor, vuelva a intentarlo.',
  'The cards could not be made. Please try again.':
    'No se pudieron hacer las tarjetas. Por favor, vuelva a intentarlo.',
  'The links were sent a few minutes ago. Please wait a little before sending them again.':
    'Los enlaces se enviaron hace unos minutos. Por favor, espere un poco antes de enviarlos de nuevo.',
  'This link is no longer in use. Please ask for a new one where you found it.':
    'Este enlace ya no está en uso. Por favor, pida uno nuevo donde lo encontró.',

  // Contacts and invitations
  'This contact is no longer in the list.': 'Este contacto ya no está en la lista.',
  'This contact already exists': 'Este contacto ya existe',
  'A memorial can have 2,000 contacts.': 'Un memorial puede tener 2000 contactos.',
  'This contact has no email address.': 'Este contacto no tiene dirección de correo.',
  'This person has asked not to be written to.': 'Esta persona pidió que no se le escriba.',
  'This person was sent three invitations this week. Please wait a few days before sending another.':
    'Esta semana ya se enviaron tres invitaciones a esta persona. Por favor, espere unos días antes de enviar otra.',
  'This memorial is private: nobody you invite could open it. Under Settings you can choose who may see it.':
    'Este memorial es privado: quienes invite no podrían abrirlo. En los ajustes puede elegir quién puede verlo.',
  'Invitations carry the name of the memorial in their subject, and it holds a web address or an offer. Please change the name first.':
    'Las invitaciones llevan el nombre del memorial en el asunto, y ese nombre contiene una dirección web o una oferta. Por favor, cambie primero el nombre.',
  'Most addresses on this list could not be reached, or asked for no mail, so invitations wait. Please look through the list; you can go on tomorrow.':
    'La mayoría de las direcciones de esta lista no existen o han pedido no recibir correos, así que las invitaciones esperan. Por favor, revise la lista; mañana podrá continuar.',
  'An invitation was sent a few minutes ago. Please wait a little before sending another.':
    'Se envió una invitación hace unos minutos. Por favor, espere un poco antes de enviar otra.',
  'Please complete the payment before sharing the memorial.':
    'Por favor, complete el pago antes de compartir el memorial.',
  'The mail could not be delivered. Please check the address, or try again later.':
    'No se pudo entregar el correo. Por favor, revise la dirección o inténtelo más tarde.',

  // Payment
  'Unable to finalise payment with the server.': 'No se pudo terminar el pago con el servidor.',
  'Payment did not complete. Please try again.': 'El pago no se completó. Por favor, vuelva a intentarlo.',
  'Nothing was paid that could be given back.': 'No se pagó nada que se pueda devolver.',
  'The payment provider knows no such account of ours, or sends no gifts there yet.':
    'El proveedor de pagos no conoce tal cuenta nuestra, o aún no envía donaciones a ella.',
  'An account is like acct_1Ab2Cd.': 'Una cuenta es como acct_1Ab2Cd.',
  'There is no such donation.': 'No existe tal donación.',
  'The bank of whoever paid has this money or decides about it, so it cannot be given back besides.':
    'El banco de quien pagó tiene este dinero o decide sobre él, así que no se puede devolver además.',
  'This memorial is already paid for.': 'Este memorial ya está pagado.',
  'Another year can be added from 60 days before this one ends.':
    'Se puede añadir otro año desde 60 días antes de que termine este.',
  'This memorial is not shown at the moment, so nobody can be invited to it. Please contact support.':
    'Este memorial no se muestra por el momento, así que no se puede invitar a nadie. Por favor, póngase en contacto con el servicio de ayuda.',
  'This memorial’s year has ended. Keep it another year to share it again.':
    'El año de este memorial ha terminado. Consérvelo otro año para volver a compartirlo.',
  'This promo code was not found. Note: You have a limited number of attempts.':
    'No se encontró este código promocional. Nota: el número de intentos es limitado.',
  'There is a promo code with this name already.': 'Ya existe un código promocional con este nombre.',
  'This promo code could not be used any more when your payment came, so your payment is given back. You can pay without the code.':
    'Este código promocional ya no se podía usar cuando llegó su pago, así que se lo devolvemos. Puede pagar sin el código.',
  'max promo check reached': 'Se alcanzó el máximo de intentos con códigos promocionales',
  'Please enter a promo code.': 'Por favor, escriba un código promocional.',
  'This promo code is too long.': 'Este código promocional es demasiado largo.',
  'A code has 3 to 64 letters, digits or hyphens.': 'Un código tiene de 3 a 64 letras, cifras o guiones.',
  'A code is either free or takes an amount off.': 'Un código o es gratuito o descuenta un importe.',

  // Refused cards
  'Your card number is incomplete.': 'El número de su tarjeta está incompleto.',
  'Your card number is invalid.': 'El número de su tarjeta no es válido.',
  'Your card number is invalid. This is test mode: please use a test card.':
    'El número de su tarjeta no es válido. Es un modo de prueba: por favor, use una tarjeta de prueba.',
  "Your card's expiration month is invalid.": 'El mes de vencimiento de su tarjeta no es válido.',
  "Your card's expiration year is invalid.": 'El año de vencimiento de su tarjeta no es válido.',
  'Your card has expired.': 'Su tarjeta ha vencido.',
  "Your card's security code is invalid.": 'El código de seguridad de su tarjeta no es válido.',
  'Cardholder name is required': 'Falta el nombre del titular de la tarjeta',
  'Your card was declined.': 'Su tarjeta fue rechazada.',
  'Your card has insufficient funds.': 'Su tarjeta no tiene fondos suficientes.',
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.':
    'No pudimos comprobar su forma de pago. Por favor, elija otra y vuelva a intentarlo.',
  'This payment is not waiting for a confirmation. Please try again.':
    'Este pago no espera ninguna confirmación. Por favor, vuelva a intentarlo.',
  'These card details are no longer kept. Please enter them again.':
    'Los datos de esta tarjeta ya no se conservan. Por favor, escríbalos de nuevo.',
  'This payment took too long and was called off. Please try again.':
    'Este pago tardó demasiado y se canceló. Por favor, vuelva a intentarlo.',
  'This payment does not exist.': 'Este pago no existe.',

  // Field messages
  'Email is required': 'Falta el correo electrónico',
  'Email must be valid': 'El correo electrónico debe ser válido',
  'Please enter a valid email address': 'Por favor, escriba una dirección de correo válida',
  'Please enter a valid email address.': 'Por favor, escriba una dirección de correo válida.',
  'Password is required': 'Falta la contraseña',
  'Password must be at least {min} characters': 'La contraseña debe tener al menos {min} caracteres',
  'Password must be at most {max} characters': 'La contraseña puede tener como máximo {max} caracteres',
  'Verification code is required': 'Falta el código de verificación',
  'Code must be {length} characters': 'El código debe tener {length} caracteres',
  'Name is required': 'Falta el nombre',
  'Name must be at least {min} characters': 'El nombre debe tener al menos {min} caracteres',
  'Please enter your name.': 'Por favor, escriba su nombre.',
  'Please name at most {max} people.': 'Por favor, indique como máximo a {max} personas.',
  'This address is named twice.': 'Esta dirección aparece dos veces.',
  'This is your own address. You have the archive already.':
    'Esta es su propia dirección. Usted ya tiene la copia completa.',
  'Memorial date must be a date': 'La fecha del memorial debe ser una fecha',
  'RSVP requires a status': 'Por favor, elija si asistirá',
  'Please enter a valid donation amount': 'Por favor, escriba un importe de donación válido',
  'Please write a few words': 'Por favor, escriba unas palabras',
  'The word needs at least {min} characters': 'La palabra necesita al menos {min} caracteres',
  'What is searched for is missing': 'Falta lo que se busca',
  'Please enter a number from 0 to {max}.': 'Por favor, escriba un número de 0 a {max}.',
  '{what} must be at most {max} characters': '{what}: como máximo {max} caracteres',
  '{what} must be text': '{what}: debe ser texto',
  '{field} must be an identifier': '{field}: debe ser un identificador',
  '{field} may come at most {max} times': '{field}: como máximo {max} veces',

  // Names of fields in those messages
  Name: 'Nombre',
  'First name': 'Nombre',
  'Last name': 'Apellidos',
  Address: 'Dirección',
  Details: 'Otros datos',
  Message: 'Mensaje',
  'A message': 'Mensaje',
  'A story': 'Historia',
  "A story's title": 'Título de la historia',
  Caption: 'Pie de foto',
  'Fund title': 'Título del fondo',
  Recipient: 'Destinatario',
  'Time of payment': 'Momento de la entrega',
  Description: 'Descripción',
  'The word': 'La palabra',
  'A report': 'Aviso',
  'What is searched for': 'Lo que se busca',
}
