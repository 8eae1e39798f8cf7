export { isCountry, usePhoneCountry, type CountryCode } from './country.ts';
export { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
export { phoneSchema, toNumber, toPhoneValues, type PhoneValues } from './phone.ts';
