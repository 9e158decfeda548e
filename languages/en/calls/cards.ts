/** Why a card is refused, by the code. Codes and texts follow Stripe’s. */
export const cards = {
  incomplete_number: 'Your card number is incomplete.',
  invalid_number: 'Your card number is invalid.',
  not_a_test_card: 'Your card number is invalid. This is test mode: please use a test card.',
  invalid_expiry_month: "Your card's expiration month is invalid.",
  invalid_expiry_year: "Your card's expiration year is invalid.",
  expired_card: 'Your card has expired.',
  invalid_cvc: "Your card's security code is invalid.",
  name_required: 'Cardholder name is required',
  name_too_short: 'Name must be at least 2 characters',
  card_declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  authentication_failed:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  nothing_to_authenticate: 'This payment is not waiting for a confirmation. Please try again.',
  unknown_payment_method: 'These card details are no longer kept. Please enter them again.',
  payment_canceled: 'This payment took too long and was called off. Please try again.',
}
