document.title = 'Souk';
