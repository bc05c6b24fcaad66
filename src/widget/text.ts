export const TEXT = {
  fa: {
    estimate: 'برآورد؛ هنوز رسماً اعلام نشده',
    calendars: { sh: 'هجری شمسی', gregorian: 'میلادی', hijri: 'هجری قمری', pahlavi: 'شاهنشاهی' },
  },
  en: {
    estimate: 'estimate, not yet officially announced',
    calendars: { sh: 'Persian', gregorian: 'Gregorian', hijri: 'Islamic', pahlavi: 'Imperial' },
  },
} as const;
