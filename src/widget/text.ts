export const TEXT = {
  fa: {
    inTehran: 'در تهران:',
    workday: 'روز کاری',
    holiday: 'تعطیل رسمی',
    dayOff: 'تعطیل',
    inIran: 'در ایران',
    prayers: { fajr: 'اذان صبح', dhuhr: 'اذان ظهر', maghrib: 'اذان مغرب' },
    tomorrow: 'فردا',
    estimate: 'برآورد؛ هنوز رسماً اعلام نشده',
    calendars: { sh: 'هجری شمسی', gregorian: 'میلادی', hijri: 'هجری قمری', pahlavi: 'شاهنشاهی' },
  },
  en: {
    inTehran: 'In Tehran:',
    workday: 'Working day',
    holiday: 'Public holiday',
    dayOff: 'Day off',
    inIran: 'in Iran',
    prayers: { fajr: 'Fajr', dhuhr: 'Dhuhr', maghrib: 'Maghrib' },
    tomorrow: 'tomorrow',
    estimate: 'estimate, not yet officially announced',
    calendars: { sh: 'Persian', gregorian: 'Gregorian', hijri: 'Islamic', pahlavi: 'Imperial' },
  },
} as const;
