document.querySelector('.modern-browser').className = 'noscript modern-browser shown';
